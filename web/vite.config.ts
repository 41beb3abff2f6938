import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const backend = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: [
      { find: /^\$lib\//, replacement: here("./src/lib/") },
      { find: /^\$kit\//, replacement: here("./src/kit/") },
      { find: /^\$kit$/, replacement: here("./src/kit/index.ts") },
    ],
  },
  server: {
    fs: { allow: [".."] }, // the texts lie in the Python package
    proxy: { "/api": backend, "/ws": { target: backend, ws: true } },
  },
  build: {
    outDir: "../src/pentapolis/server/static",
    emptyOutDir: true,
    target: ["chrome123", "firefox121", "safari17.5"], // the first that know light-dark()
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "assets/manifest.json", // what loads what: tools/client.py weighs it
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 120_000, // however busy the machine is
    isolate: false, // three times as fast; a test leaves settings and language as it found them
  },
});
