export const ELECTIONS = "/elections";
export const STATION = "/elections/seat";

export const cardAddress = (memberNumber: number) => `${ELECTIONS}?doc_no=${memberNumber}`;

export const undoAddress = (memberNumber: number) => `${ELECTIONS}/undo?doc_no=${memberNumber}`;
