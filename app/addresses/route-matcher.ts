export type Entry = { id: string; path?: string };
export type Found = { id: string; params: Record<string, string> };

const PLAIN = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
const PARAMETER = /:([\w-]+)/g;

/** Ranks a path as the router does. */
function rankOf(path: string): number {
  const worth = (part: string) => (part === "*" ? -2 : /^:[\w-]+$/.test(part) ? 3 : 10);
  const parts = path.split("/");
  return parts.reduce((sum, part) => sum + worth(part), parts.length);
}

function patternOf({ id, path = "" }: Entry) {
  const names = [...path.matchAll(PARAMETER)].map(([, name]) => name!);
  if (path.endsWith("*")) names.push("*");
  const source = path
    .replace(/[\\.+^${}|()[\]]/g, "\\$&")
    .replace(PARAMETER, "([^/]+)")
    .replace(/\/?\*$/, path === "*" ? "(.*)" : "(?:/(.*))?");
  return { id, names, rank: rankOf(path), pattern: new RegExp(`^/${source}$`, "i") };
}

/**
 * Returns a function that finds the entry of a pathname as the framework's router would. The router compiles and ranks
 * all its routes for each request; here that is done once. The function returns null for a pathname with escapes,
 * repeated or trailing slashes.
 */
export function routeMatcher(entries: readonly Entry[]): (pathname: string) => Found | null {
  const isPattern = ({ path = "" }: Entry) => /[:*]/.test(path);
  const plain = new Map(
    entries
      .filter((entry) => !isPattern(entry))
      .map(({ id, path = "" }) => [`/${path.toLowerCase()}`, { id, params: {} }]),
  );
  const patterns = entries
    .filter(isPattern)
    .map(patternOf)
    .sort((one, other) => other.rank - one.rank);
  return (pathname) => {
    if (!PLAIN.test(pathname)) return null;
    const found = plain.get(pathname.toLowerCase());
    if (found) return found;
    for (const { id, names, pattern } of patterns) {
      const values = pattern.exec(pathname);
      if (values)
        return {
          id,
          params: Object.fromEntries(names.map((name, index) => [name, values[index + 1] ?? ""])),
        };
    }
    return null;
  };
}
