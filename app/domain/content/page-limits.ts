import { type PagePath, pages } from "~/content/pages";

export const LONGEST_LINE = 300;
export const LONGEST_TEXT = 5000;
export const MAX_BLOCKS = 120;

/** Matches the id of a section within its page. */
export const PART = /^[a-z][a-z0-9-]{0,60}$/;
/** Matches the key of a picture in the media library. */
export const MEDIA_KEY = /^[1-9][0-9]{0,8}$/;
export const documentNames = [
  "association-guide",
  "laws-and-regulations",
  "electronic-payments-guide",
] as const;

/** Returns true if the path is a page of the site with a title of its own. */
export const isPage = (path: string): path is PagePath => Object.hasOwn(pages, path);
