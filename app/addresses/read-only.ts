import { pathsOf, patternOf, siteMap } from "./site-map";

const taken = siteMap
  .filter(({ evenReadOnly }) => evenReadOnly)
  .flatMap(pathsOf)
  .map((path) => new RegExp(`^${patternOf(path, "[^/]+")}/?$`, "i"));

/** Whether what is sent to a path is taken while the site is read only, since nothing that it leads to has to be kept. */
export const isTakenReadOnly = (path: string): boolean => taken.some((pattern) => pattern.test(path));
