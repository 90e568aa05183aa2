import { pathsOf, patternOf, siteMap } from "./site-map";

export type Uploader = "doctor" | "staff" | "applicant";

const uploads = siteMap
  .filter(({ takes }) => takes === "files")
  .map((address) => {
    const patterns = pathsOf(address).map((path) => new RegExp(`^${patternOf(path, "[\\w-]+")}/?$`));
    const { login } = address.who;
    const uploader: Uploader = login === "doctor" || login === "staff" ? login : "applicant";
    return { patterns, uploader };
  });

export const uploaderOf = (path: string): Uploader | null =>
  uploads.find(({ patterns }) => patterns.some((pattern) => pattern.test(path)))?.uploader ?? null;
