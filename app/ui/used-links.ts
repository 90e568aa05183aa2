import { addressOf } from "~/addresses/site-map";
import { isUsed } from "~/content/edition";

const PLACE = /[?#].*/;

/** Whether a link of the site leads anywhere: not where the association has no use for that part of it. */
export const isLinked = (path: string): boolean => isUsed(addressOf(path.replace(PLACE, ""))?.use);

/** The links among these that lead somewhere. */
export const usedLinks = <Link extends { path: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ path }) => isLinked(path));
