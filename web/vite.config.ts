import type { Plugin } from "vite";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

/** Where the dev server finds the game server: `SABBAT_SERVER`, or where `sabbat serve` listens by itself. */
const { SABBAT_SERVER: SERVER = "127.0.0.1:8666" } = loadEnv("development", ".", "SABBAT_");

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

/** A typeface travels with its licence: both stand in the built page. */
const licencesOfTypefaces: Plugin = {
  name: "licences-of-typefaces",
  apply: "build",
  async generateBundle() {
    for (const face of ["fraunces", "nunito-sans"]) {
      const source = await this.fs.readFile(`node_modules/@fontsource-variable/${face}/LICENSE`, { encoding: "utf8" });
      this.emitFile({ type: "asset", fileName: `licences/${face}.txt`, source });
    }
  },
};

/** The service worker knows every file of this build: `sw.js` with their names, and a version made from them. */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  async generateBundle(_, bundle) {
    const built = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
    const files = [...built.sort(), "icon.svg", "icon-turn.svg", "icon-192.png", "manifest.webmanifest"];
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(files.join())));
    const version = [...digest.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const source = (await this.fs.readFile("sw.js", { encoding: "utf8" }))
      .replace("%VERSION%", version)
      .replace('"%FILES%"', JSON.stringify(files.map((file) => `/${file}`)));
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

// The server serves web/dist under "/" with a strict Content-Security-Policy (script-src 'self'): no inline script,
// so no module-preload polyfill, and no assets as data: addresses.
export default defineConfig({
  base: "/",
  plugins: [headsOfMessages, licencesOfTypefaces, serviceWorker],
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
  // All there is, so that the dev server need not look for it (nor stumble over JSX that is not React's).
  optimizeDeps: {
    noDiscovery: true,
    include: ["preact", "preact/hooks", "preact/jsx-dev-runtime", "@preact/signals", "@fluent/bundle"],
  },
  server: {
    // The .ftl files lie in the Python package, beside web/.
    fs: { allow: [".."] },
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
