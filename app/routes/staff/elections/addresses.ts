import type { ObjectionState } from "~/domain/elections/input";

export const LIST = "/dashboard/elections";

export const electionPage = (id: number) => `${LIST}/${id}`;
export const rollPage = (id: number) => `${electionPage(id)}/roll`;
export const centrePage = (id: number, centreId: number) => `${electionPage(id)}/centres/${centreId}`;

export const objectionsOf = (electionId: number) => `${electionPage(electionId)}/objections`;

export function objectionsAddress(electionId: number, state: ObjectionState | null, page = 1): string {
  const search = new URLSearchParams();
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size ? `${objectionsOf(electionId)}?${search}` : objectionsOf(electionId);
}
