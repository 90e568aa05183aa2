import { pathsOf, patternOf, siteMap } from "./site-map";

const ID = "[1-9][0-9]{0,8}";
const LANGUAGE = "lang=(?:ar|en)";
const queries = { page: "page=(?:[2-9]|[1-9][0-9]{1,2})", "tab=past": "tab=past" };

function someOf<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  return someOf(rest).flatMap((way) => [way, [first, ...way]]);
}

const patterns = siteMap.flatMap((address) => {
  if (!address.cacheable) return [];
  const parts = address.cacheable === true ? [] : address.cacheable.map((part) => queries[part]);
  const ways = someOf(parts).flatMap((way) => [way, [...way, LANGUAGE]]);
  const searches = ways.map((way) => (way.length ? `\\?${way.join("&")}` : "")).join("|");
  return pathsOf(address).map((path) => `${patternOf(path, ID)}(?:${searches})`);
});
const CACHEABLE = new RegExp(`^(?:${patterns.join("|")})$`);

/** Of all ways to write a query only that of our own links, so that no address stands for another's page. */
export const isCacheable = (address: string): boolean => CACHEABLE.test(address);
