import type { Address } from "./address";
import { pathsOf, patternOf, siteMap } from "./site-map";

const PARAMETER = /[:*]/;

/** An expression for all paths with such a secret, from what stands before its parameter. */
function secretPaths(kind: Address["secret"], hidden: string): RegExp {
  const paths = siteMap.filter(({ secret }) => secret === kind).flatMap(pathsOf);
  const before = paths
    .filter((path) => PARAMETER.test(path))
    .map((path) => path.slice(0, path.search(PARAMETER)));
  return new RegExp(`^(${[...new Set(before)].map((path) => patternOf(path, "")).join("|")})${hidden}`, "i");
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
