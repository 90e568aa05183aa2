import type { NameChangeState } from "~/domain/name-changes/states";

export const LIST = "/dashboard/name-changes";

/** The address of a page of the requests in a state, or of all of them. */
export function listAddress(state: NameChangeState | null, page = 1): string {
  const search = new URLSearchParams();
  if (state) search.set("state", state);
  if (page > 1) search.set("page", String(page));
  return search.size ? `${LIST}?${search}` : LIST;
}
