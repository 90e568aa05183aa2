import type { ObjectionState } from "~/domain/elections/objection-states";
import { electionPage } from "./address";

export const objectionsOf = (electionId: number) => `${electionPage(electionId)}/objections`;

/** The address of a page of an election's objections in a state, or of all of them. */
export function objectionsAddress(electionId: number, state: ObjectionState | null, page = 1): string {
  const search = new URLSearchParams();
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size ? `${objectionsOf(electionId)}?${search}` : objectionsOf(electionId);
}
