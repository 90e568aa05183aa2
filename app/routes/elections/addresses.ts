export const ELECTIONS = "/elections";
export const STATION = "/elections/seat";

/** The card of a member. */
export const cardAddress = (memberNumber: number) => `${ELECTIONS}?doc_no=${memberNumber}`;

/** Where a second person takes a mark back. */
export const undoAddress = (memberNumber: number) => `${ELECTIONS}/undo?doc_no=${memberNumber}`;
