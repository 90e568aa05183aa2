import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const app = fileURLToPath(new URL("./app", import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), remix(remixConfig as Parameters<typeof remix>[0])],
  resolve: { alias: { "~": app } },
  ssr: { target: "node" },
  build: { target: "es2022", copyPublicDir: false, emptyOutDir: false },
  optimizeDeps: { noDiscovery: true },
});
