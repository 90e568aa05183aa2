import { index, type RouteConfig, route } from "@remix-run/route-config";
import { pathsOf, siteMap } from "./addresses/site-map";

const named = new Set<string>();

/** A file that answers at several addresses is a route of its own at each. */
function entryOf(path: string, file: string) {
  const again = named.has(file);
  named.add(file);
  if (path === "/") return index(file);
  return route(path.slice(1), file, again ? { id: `${file}@${path.slice(1)}` } : {});
}

export default siteMap.flatMap((address) =>
  pathsOf(address).map((path) => entryOf(path, address.file)),
) satisfies RouteConfig;
