import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/**
 * `x.ftl?head`: of a file of messages only what the shelf needs before its game is opened, so that it need not load all
 * of them: what the language calls itself, and a game's name, tagline and credits.
 */
const headsOfMessages: Plugin = {
  name: "heads-of-messages",
  async load(id) {
    if (!id.endsWith(".ftl?head")) return null;
    const file = id.slice(0, -"?head".length);
    this.addWatchFile(file);
    const heads =
      (await this.fs.readFile(file, { encoding: "utf8" })).match(
        /^(?:language-name|game-\w+) =.*\n(?:[ \t]+.*\n)*/gm,
      ) ?? [];
    return `export default ${JSON.stringify(heads.join(""))};`;
  },
};

// The server serves web/dist under "/" with a strict Content-Security-Policy (script-src 'self'): no inline script,
// so no module-preload polyfill, and no assets as data: addresses.
export default defineConfig({
  base: "/",
  plugins: [headsOfMessages],
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
