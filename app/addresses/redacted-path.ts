import type { Address } from "./address";
import { pathsOf, siteMap } from "./site-map";

const PARAMETER = /[:*]/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Matches every path that contains such a secret by what stands before its parameter. It is looser than the address
 * itself, because a key in a misspelled or overlong path must not be logged either.
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
