import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
export const ELECTIONS = href(elections.card);
export const STATION = href(elections.station);

export const cardAddress = (memberNumber: number) => `${ELECTIONS}?doc_no=${memberNumber}`;

export const undoAddress = (memberNumber: number) => `${ELECTIONS}/undo?doc_no=${memberNumber}`;
