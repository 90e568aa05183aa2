import { pathsOf, patternOf, siteMap } from "./site-map";

export type Uploader = "doctor" | "staff" | "applicant";

const STAGING = "/staged-files";

export const stagingPath = (form: string) => STAGING + form;

/** The form that a file sent ahead of it is for; any other path is its own. */
export const formPathOf = (path: string) =>
  path.startsWith(`${STAGING}/`) ? path.slice(STAGING.length) : path;

const uploads = siteMap
  .filter(({ takes, path }) => takes === "files" && !path.endsWith("*"))
  .map((address) => {
    const patterns = pathsOf(address).map((path) => new RegExp(`^${patternOf(path, "[\\w-]+")}/?$`));
    const { login } = address.who;
    const uploader: Uploader = login === "doctor" || login === "staff" ? login : "applicant";
    return { patterns, uploader };
  });

const lookedAt = siteMap.filter(({ takes }) => takes === "file").map(({ path }) => path as string);

/** Where a stranger may send one file to be looked at. */
export const takesOneFile = (path: string) => lookedAt.includes(path.replace(/(?<=.)\/$/, ""));

export const uploaderOf = (path: string): Uploader | null =>
  uploads.find(({ patterns }) => patterns.some((pattern) => pattern.test(formPathOf(path))))?.uploader ??
  null;
