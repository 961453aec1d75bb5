import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The build goes into the Python package, which serves it; `npm run dev` talks to a server on its usual port.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/indochine/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": "http://127.0.0.1:8075" } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
