import type { Address } from "./address";
import { pathsOf, siteMap } from "./site-map";

const PARAMETER = /[:*]/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * An expression for all paths with such a secret, from what stands before its parameter. It is not the match of the address:
 * a key must not be logged either where a path is spelled oddly or goes on too far, and so leads nowhere.
 */
function secretPaths(kind: Address["secret"], hidden: string): RegExp {
  const paths = siteMap.filter(({ secret }) => secret === kind).flatMap(pathsOf);
  const before = paths
    .filter((path) => PARAMETER.test(path))
    .map((path) => path.slice(0, path.search(PARAMETER)));
  return new RegExp(`^(${[...new Set(before)].map(escaped).join("|")})${hidden}`, "i");
}

const KEY = secretPaths("rest", ".+");
const NUMBER = secretPaths("number", "[^/]+");

function plain(path: string): string {
  const single = path.replace(/\/{2,}/g, "/");
  try {
    return decodeURIComponent(single);
  } catch {
    return single;
  }
}

export const redactedPath = (path: string): string => plain(path).replace(KEY, "$1*").replace(NUMBER, "$1*");
