import { addressOf } from "~/addresses/site-map";
import { isShownNow } from "~/content/edition";

const PLACE = /[?#].*/;

/** Whether a link of the site leads anywhere: not to a part that the association has no use for, nor to a page that ended. */
export function isLinked(link: string): boolean {
  const path = link.replace(PLACE, "");
  return isShownNow(path, addressOf(path)?.use);
}

/** The links among these that lead somewhere. */
export const usedLinks = <Link extends { path: string }>(links: readonly Link[]): Link[] =>
  links.filter(({ path }) => isLinked(path));
