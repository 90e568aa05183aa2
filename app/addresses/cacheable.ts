import type { Query } from "./address";
import { fillPath } from "./href";
import { type AddressMatch, matchAddress, siteMap } from "./site-map";

const ID = /^[1-9][0-9]{0,8}$/;
const LANGUAGE = "lang=(?:ar|en)";
const queries: Record<Query, string> = { page: "page=(?:[2-9]|[1-9][0-9]{1,2})", "tab=past": "tab=past" };

function someOf<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  return someOf(rest).flatMap((way) => [way, [first, ...way]]);
}

function searchPattern(cacheable: true | readonly Query[]): RegExp {
  const parts = cacheable === true ? [] : cacheable.map((part) => queries[part]);
  const ways = someOf(parts).flatMap((way) => [way, [...way, LANGUAGE]]);
  return new RegExp(`^(?:${ways.map((way) => (way.length ? `\\?${way.join("&")}` : "")).join("|")})$`);
}

const searches = new Map(
  siteMap.flatMap(({ path, cacheable }) => (cacheable ? [[path, searchPattern(cacheable)] as const] : [])),
);

const isOwnSpelling = ({ path, params }: AddressMatch, pathname: string) =>
  Object.values(params).every((value) => ID.test(value)) && pathname === fillPath(path, params);

/**
 * Returns true if the server may cache the page at this path and query. Only the query order that our own links use is
 * cached, so that no address can stand for another page.
 */
export function isCacheable(url: string, match = matchAddress(url.split("?", 1)[0]!)): boolean {
  if (!match?.isPlain) return false;
  const pathname = url.split("?", 1)[0]!;
  const search = url.slice(pathname.length);
  return (searches.get(match.address.path)?.test(search) ?? false) && isOwnSpelling(match, pathname);
}
