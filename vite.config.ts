import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

const app = fileURLToPath(new URL("./app", import.meta.url));

/**
 * The start of the embedded database is a chunk of its own, so that the server can begin with it and load the rest
 * meanwhile.
 */
const engineFirst: Plugin = {
  name: "engine-first",
  apply: (_config, { command, isSsrBuild }) => command === "build" && Boolean(isSsrBuild),
  buildStart() {
    this.emitFile({ type: "chunk", id: "app/db/embedded/engine.server.ts", fileName: "engine.js" });
  },
};

/** No page loads the framework's scripts: what a browser would get of a route is nothing, and is not built. */
const nothingForBrowsers: Plugin = {
  name: "nothing-for-browsers",
  enforce: "post",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  transform: (_code, id) =>
    id.endsWith("?__remix-build-client-route") ? { code: "export {};", map: null } : null,
};

export default defineConfig({
  plugins: [
    engineFirst,
    nothingForBrowsers,
    tailwindcss(),
    remix(remixConfig as Parameters<typeof remix>[0]),
  ],
  server: { port: Number(process.env.PORT) || 5173, strictPort: Boolean(process.env.PORT) },
  resolve: { alias: { "~": app } },
  ssr: { target: "node" },
  build: { target: "es2022", copyPublicDir: false, emptyOutDir: false },
  optimizeDeps: { noDiscovery: true },
});
