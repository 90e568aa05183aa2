import { members } from "~/addresses/accounts";
import { href } from "~/addresses/href";
export const MEMBERS = href(members.search);

export const memberPage = (memberNumber: number) => `${MEMBERS}?number=${memberNumber}`;
export const codePage = (memberNumber: number) => `${MEMBERS}/${memberNumber}/recovery-code`;
