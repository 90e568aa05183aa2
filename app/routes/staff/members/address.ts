export const MEMBERS = "/dashboard/members";

/** The page of one member. */
export const memberPage = (memberNumber: number) => `${MEMBERS}?number=${memberNumber}`;
export const codePage = (memberNumber: number) => `${MEMBERS}/${memberNumber}/recovery-code`;
