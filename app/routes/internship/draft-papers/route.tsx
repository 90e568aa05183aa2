import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { visit } from "~/auth/visit.server";
import { addDraftPaper, ownerOf, removeDraftPaper } from "~/domain/internships/draft-papers.server";
import { isPaperKind, paperKinds } from "~/domain/internships/paper-kinds";
import { readForm } from "~/forms/read-body.server";
import { sentence, translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { PageHeader } from "~/ui/page-header";
import { CHECK, checkAfterSteps, DRAFT_PAPERS, isOfCheck, papersOfCheck } from "../addresses";
import { draftState } from "../form.server";
import { PaperProblems } from "../paper-problems";
import { DRAFT_MARK, REMOVE } from "../sent-form";
import {
  hasNamesAlone,
  keepEach,
  notAllKept,
  type RefusedPapers,
  tooManyPapers,
  untouched,
} from "../sent-papers.server";
import { DraftPapersForm } from "./form";
import { lost, ownDraft } from "./own-draft.server";

export { headers } from "../form-page";

export const handle = { outside: true };

const personal = { "Cache-Control": "private, no-store" };

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, internship.papers);
  const { draft } = await ownDraft(request);
  const t = translator(language, "internship");
  const shown = {
    head: { title: `${t("papers.title")} | ${t("title")}` },
    mark: draft.id,
    draft: draftState(draft, language),
    ofCheck: isOfCheck(request.url),
  };
  return data(shown, { headers: personal });
}

/** What came is kept, each paper by itself, and leads on; with none it is a step like any other. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { language } = await visit(request, internship.papers);
  const { draft, token } = await ownDraft(request);
  const tooMany = await tooManyPapers(context, language);
  if (tooMany) return tooMany;
  const form = await readForm(request, { filesFrom: ownerOf(draft) });
  const ofCheck = isOfCheck(request.url);
  const here = ofCheck ? papersOfCheck : DRAFT_PAPERS;
  if (form.get(DRAFT_MARK) !== draft.id)
    return redirectWithFlash(request, here, { kind: "error", key: "internship:papers.other-draft" });
  const [kind, mark = ""] = String(form.get(REMOVE) ?? "").split(" ");
  const isRemoval = isPaperKind(kind);
  if (isRemoval) await removeDraftPaper({ draft, token, kind }, mark);
  const kept = await keepEach(form, paperKinds, ({ field, ...file }) =>
    addDraftPaper({ draft, token, kind: field }, file),
  );
  if (kept.refused.some(({ because }) => because === "closed")) return lost(request);
  if (kept.refused.length) return notAllKept(kept);
  if (!kept.stored && hasNamesAlone(form, paperKinds))
    return untouched(sentence(language, "internship-receipt:papers.not-files"), 422);
  if (!isRemoval) return redirect(ofCheck ? CHECK : checkAfterSteps, 303);
  return redirectWithFlash(request, here, { kind: "success", key: "internship:papers.removed" });
}

export default function DraftPapers() {
  const { t } = useTranslation("internship");
  const shown = useLoaderData<typeof loader>();
  const sent = useActionData<RefusedPapers>();
  const refused = sent?.refused.map(({ field }) => field) ?? [];
  return (
    <>
      <PageHeader title={t("title")} />
      {sent ? <PaperProblems sent={sent} kept={t("papers.saved", { count: sent.stored })} /> : null}
      <DraftPapersForm {...shown} refused={refused} />
    </>
  );
}
