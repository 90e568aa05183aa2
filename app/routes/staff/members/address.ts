export const MEMBERS = "/dashboard/members";

export const memberPage = (memberNumber: number) => `${MEMBERS}?number=${memberNumber}`;
export const codePage = (memberNumber: number) => `${MEMBERS}/${memberNumber}/recovery-code`;
