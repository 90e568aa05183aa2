import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { isPaperKind } from "~/domain/internships/paper-kinds";
import { paperResponse } from "~/platform/download.server";
import { turnAway } from "~/platform/flash.server";
import { DRAFT_PAPERS } from "../addresses";
import { ownDraft } from "../draft.server";

export const loader = handler(internship.paper, async ({ request, params: { kind } }) => {
  const { draft } = await ownDraft(request);
  const paper = isPaperKind(kind) && draft.papers[kind];
  if (!paper) throw new Response(null, { status: 404 });
  const { documentKey: key, documentName: name, documentType: type } = paper;
  const gone = { kind: "error", key: "internship-receipt:papers.gone" } as const;
  return (await paperResponse({ key, name, type })) ?? turnAway(request, DRAFT_PAPERS, gone);
});
