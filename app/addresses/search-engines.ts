import { pathsOf, patternOf, siteMap } from "./site-map";

const findable = siteMap
  .filter((address) => address.found)
  .flatMap((address) =>
    pathsOf(address).map((path) => ({
      path: address.path,
      pattern: new RegExp(`^${patternOf(path, "([1-9]\\d*)")}$`),
    })),
  );

export function foundAt(asked: string): string | null {
  const trimmed = asked.replace(/\/+$/, "") || "/";
  for (const { path, pattern } of findable) {
    const found = pattern.exec(trimmed);
    if (found) return found.slice(1).reduce((own, number) => own.replace(/:\w+/, number), path as string);
  }
  return null;
}

/** What is published one by one is named by whoever publishes it. */
export const listedPages = siteMap
  .filter(({ found, path }) => found === "listed" && !path.includes(":"))
  .map(({ path }) => path);
