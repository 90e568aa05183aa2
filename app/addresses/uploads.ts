import { stagedFiles } from "./public";
import { type AddressMatch, matchAddress } from "./site-map";

export type Uploader = "doctor" | "staff" | "applicant";

const STAGING = stagedFiles.stage.path.replace("/*", "");

export const stagingPath = (form: string) => STAGING + form;

/** The form that a file sent ahead of it is for; any other match is its own. */
export const formOf = (match: AddressMatch): AddressMatch | null =>
  match.address === stagedFiles.stage ? matchAddress(`/${match.params["*"]}`) : match;

/** Who sends files to this address; null where none are taken. */
export function uploaderOf({ address: { takes, who } }: AddressMatch): Uploader | null {
  if (takes !== "files") return null;
  return who.login === "doctor" || who.login === "staff" ? who.login : "applicant";
}
