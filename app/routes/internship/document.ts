import type { LoaderFunctionArgs } from "@remix-run/node";
import { findPaper } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { parseId } from "~/fields/id";
import { paperResponse } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";
import { ownApplication } from "./receipt.server";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const application = await ownApplication({ params, context });
  const id = parseId(params.id);
  const paper = id ? await findPaper(application.id, id) : null;
  if (!paper) throw new Response(null, { status: 404 });
  const gone = { kind: "error", key: "internship-receipt:papers.gone" } as const;
  return (await paperResponse(paper)) ?? turnAway(request, receiptPath(application.id), gone);
}
