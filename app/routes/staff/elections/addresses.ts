import { electionOffice } from "~/addresses/elections";
import { href } from "~/addresses/href";
import type { ObjectionState } from "~/domain/elections/input";
import { listAddress } from "~/fields/pagination";

export const LIST = href(electionOffice.list);

export const electionPage = (id: number) => `${LIST}/${id}`;
export const rollPage = (id: number) => `${electionPage(id)}/roll`;
export const centrePage = (id: number, centreId: number) => `${electionPage(id)}/centres/${centreId}`;

export const objectionsOf = (electionId: number) => `${electionPage(electionId)}/objections`;

export const objectionsAddress = (electionId: number, state: ObjectionState | null, page = 1): string =>
  listAddress(objectionsOf(electionId), { state, page });
