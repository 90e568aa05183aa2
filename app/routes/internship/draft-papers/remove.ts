import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { removeDraftPaper } from "~/domain/internships/draft-papers.server";
import { isPaperKind } from "~/domain/internships/paper-kinds";
import { readForm } from "~/forms/read-body.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { DRAFT_PAPERS, isOfCheck, papersOfCheck } from "../addresses";
import { DRAFT_MARK, PAPER_MARK } from "../sent-form";
import { ownDraft } from "./own-draft.server";

export async function action({ request, params: { kind } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { draft, token } = await ownDraft(request);
  if (!isPaperKind(kind)) throw new Response(null, { status: 404 });
  const back = isOfCheck(request.url) ? papersOfCheck : DRAFT_PAPERS;
  if (form.get(DRAFT_MARK) !== draft.id) return redirect(back, 303);
  await removeDraftPaper({ draft, token, kind }, String(form.get(PAPER_MARK)));
  return redirectWithFlash(request, back, { kind: "success", key: "internship:papers.removed" });
}

export const loader = (_: LoaderFunctionArgs) => redirect(DRAFT_PAPERS);
