import { defineConfig } from "vitest/config";

// The server serves web/dist under "/" with a strict Content-Security-Policy (script-src 'self'): no inline script,
// so no module-preload polyfill, and no assets as data: addresses.
export default defineConfig({
  base: "/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    reportCompressedSize: true,
  },
  server: {
    // The .ftl files lie in the Python package, beside web/.
    fs: { allow: [".."] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
