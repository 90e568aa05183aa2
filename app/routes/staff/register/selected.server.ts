import { membersAddress, membersFilter } from "~/domain/register/members-filter";
import { countSelected } from "~/domain/register/selected-members.server";
import type { Refusal } from "~/fields/parse-form";

/** Returns what a page shows that acts on all members of a filtered list. */
export async function selectedView(url: URL) {
  const filter = membersFilter(url.searchParams);
  return { list: membersAddress(filter), count: await countSelected(filter) };
}

export const refusalOf = (reason: "nobody" | "too-many"): Refusal => ({
  form: [`register-office:selected.problems.${reason}`],
});
