import { fillPath } from "./href";
import { matchAddress, siteMap } from "./site-map";

const NUMBER = /^[1-9]\d*$/;

/** Returns the path under which search engines index the page at `pathname`; null if they may not. */
export function foundAt(pathname: string): string | null {
  const match = matchAddress(pathname);
  if (!match?.address.found || !Object.values(match.params).every((value) => NUMBER.test(value))) return null;
  return fillPath(match.address.path, match.params);
}

/** Records that are published one by one add their own links. */
export const listedPages = siteMap
  .filter(({ found, path }) => found === "listed" && !path.includes(":"))
  .map(({ path }) => path);
