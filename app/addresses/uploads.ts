import { stagedFiles } from "./public";
import { type AddressMatch, matchAddress } from "./site-map";

export type Uploader = "doctor" | "staff" | "applicant";

const STAGING = stagedFiles.stage.path.replace("/*", "");

export const stagingPath = (form: string) => STAGING + form;

/** The form that a file sent ahead of it is for; any other match is its own. */
export const formOf = (match: AddressMatch): AddressMatch | null =>
  match.address === stagedFiles.stage ? matchAddress(`/${match.params["*"]}`) : match;

/** Returns who may send files to this address; null if it takes none. */
export function uploaderOf({ address: { takes, who } }: AddressMatch): Uploader | null {
  if (takes !== "files") return null;
  return who.login === "doctor" || who.login === "staff" ? who.login : "applicant";
}
