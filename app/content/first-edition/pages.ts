import { articles } from "../articles";
import type { FirstItem } from "../edition";

/** The pages of the association's own words; a page's key is its address without the slash. */
export const firstPages: readonly FirstItem[] = Object.values(articles).map(({ path, ...fields }) => ({
  key: path.slice(1),
  fields,
}));
