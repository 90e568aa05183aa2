import type { LoaderFunctionArgs } from "@remix-run/node";
import { isPaperKind } from "~/domain/internships/paper-kinds";
import { paperResponse } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";
import { DRAFT_PAPERS } from "../addresses";
import { ownDraft } from "../draft.server";

export async function loader({ request, params: { kind } }: LoaderFunctionArgs) {
  const { draft } = await ownDraft(request);
  const paper = isPaperKind(kind) && draft.papers[kind];
  if (!paper) throw new Response(null, { status: 404 });
  const { documentKey: key, documentName: name, documentType: type } = paper;
  const gone = { kind: "error", key: "internship-receipt:papers.gone" } as const;
  return (await paperResponse({ key, name, type })) ?? turnAway(request, DRAFT_PAPERS, gone);
}
