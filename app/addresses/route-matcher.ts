export type Entry = { id: string; path?: string };
export type Found = { id: string; params: Record<string, string> };

const PLAIN = /^\/(?:[\w.-]+(?:\/[\w.-]+)*)?$/;
const PARAMETER = /:([\w-]+)/g;

/** As the router ranks them. */
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
  return { id, names, first: firstPart(path), rank: rankOf(path), pattern: new RegExp(`^/${source}$`, "i") };
}

const firstPart = (path: string) => path.split("/", 1)[0]!.toLowerCase();

/**
 * A function that finds the entry of a pathname, as the framework's router would. The router compiles and ranks all its
 * routes for each request; here that is done once. Returns null for a pathname with escapes, repeated or trailing slashes.
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
  const byFirstPart = new Map<string, typeof patterns>();
  for (const entry of entries.filter(isPattern)) {
    const part = firstPart(entry.path!);
    byFirstPart.set(
      part,
      patterns.filter(({ first }) => first === part || /[:*]/.test(first)),
    );
  }
  const anywhere = patterns.filter(({ first }) => /[:*]/.test(first));
  return (pathname) => {
    if (!PLAIN.test(pathname)) return null;
    const found = plain.get(pathname.toLowerCase());
    if (found) return found;
    for (const { id, names, pattern } of byFirstPart.get(firstPart(pathname.slice(1))) ?? anywhere) {
      const values = pattern.exec(pathname);
      if (values)
        return { id, params: Object.fromEntries(names.map((name, at) => [name, values[at + 1] ?? ""])) };
    }
    return null;
  };
}
