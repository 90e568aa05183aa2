export const LIST = "/dashboard/elections";

export const electionPage = (id: number) => `${LIST}/${id}`;
export const rollPage = (id: number) => `${electionPage(id)}/roll`;
export const centrePage = (id: number, centreId: number) => `${electionPage(id)}/centres/${centreId}`;
