import { registrations } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { recordView } from "~/domain/internships/application.server";
import { findPaper } from "~/domain/internships/papers.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { parseId } from "~/fields/id";
import { paperResponse } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";

export const loader = handler(registrations.document, async ({ request, params, staff }) => {
  const [id, paperId] = [parseId(params.id), parseId(params.documentId)];
  const paper = id && paperId ? await findPaper(id, paperId) : null;
  if (!id || !paperId || !paper) throw new Response(null, { status: 404 });
  const file = await paperResponse(paper);
  if (!file) return turnAway(request, `${QUEUE}/${id}`, { kind: "error", key: "registrations:no-paper" });
  await recordView(staff, "application.paper-read", id, { document: paperId });
  return file;
});
