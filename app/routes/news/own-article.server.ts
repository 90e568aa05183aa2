import type { StaffUser } from "~/auth/guards.server";
import { newsShelf } from "~/domain/news/articles.server";
import { mayChange } from "~/domain/revisions/authorship.server";
import { findWritten } from "~/domain/revisions/versions.server";
import { parseId } from "~/fields/id";
import { notYours } from "./refusals.server";

/** An article as it is written, published or not, that this member of staff may change; throws what others get. */
export async function ownArticle(request: Request, typed: string | undefined, staff: StaffUser) {
  const id = parseId(typed);
  const article = id === null ? null : await findWritten(newsShelf, id);
  if (!article) throw new Response(null, { status: 404 });
  if (!mayChange(staff, article)) throw await notYours(request);
  return article;
}
