import { pathsOf, patternOf, siteMap } from "./site-map";

const secrets = siteMap.flatMap((address) =>
  pathsOf(address)
    .filter((path) => address.secret && path.includes(":"))
    .map((path) => {
      const before = patternOf(path.slice(0, path.indexOf(":")), "");
      return new RegExp(`^(${before})${address.secret === "number" ? "[^/]+" : ".+"}`, "i");
    }),
);

function plain(path: string): string {
  const single = path.replace(/\/{2,}/g, "/");
  try {
    return decodeURIComponent(single);
  } catch {
    return single;
  }
}

export const redactedPath = (path: string): string =>
  secrets.reduce((shown, secret) => shown.replace(secret, "$1*"), plain(path));
