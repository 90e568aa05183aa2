import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { findPaper } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { parseId } from "~/fields/id";
import { paperResponse } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";
import { ownApplication } from "./receipt.server";

export const loader = handler(internship.document, async ({ request, params, context }) => {
  const application = await ownApplication({ params, context });
  const id = parseId(params.id);
  const paper = id ? await findPaper(application.id, id) : null;
  if (!paper) throw new Response(null, { status: 404 });
  const gone = { kind: "error", key: "internship-receipt:papers.gone" } as const;
  return (await paperResponse(paper)) ?? turnAway(request, receiptPath(application.id), gone);
});
