import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { handler } from "~/auth/handler.server";
import { addDraftPaper, ownerOf, removeDraftPaper } from "~/domain/internships/draft-papers.server";
import { isPaperKind, type PaperKind, paperKinds } from "~/domain/internships/paper-kinds";
import { AllAtOnceHint, SubmitButton, useFileField, useUploads } from "~/forms";
import { readForm } from "~/forms/read-body.server";
import { sentence, translator, useTranslation } from "~/i18n";
import { widerNetwork } from "~/platform/client-address.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { ButtonLink, Icon, PageHeader } from "~/ui";
import {
  CHECK,
  checkAfterSteps,
  DRAFT_PAPERS,
  isOfCheck,
  paperPath,
  papersOfCheck,
  STEPS,
  stepPath,
} from "../addresses";
import { draftLost, ownDraft } from "../draft.server";
import { type DraftState, draftState, type PlaceOfPaper } from "../form.server";
import { StepFoot } from "../form-page";
import {
  hasNamesAlone,
  notAllKept,
  type PaperField,
  PaperProblems,
  type RefusedPapers,
  storeEachPaper,
  tooManyPapers,
  untouched,
} from "../papers";
import { DRAFT_MARK, REMOVE } from "../sent-form";
import { StepRow, WithDraft } from "../step-frame";

export { headers } from "../form-page";

export const handle = { outside: true };

const personal = { "Cache-Control": "private, no-store" };

export const loader = handler(internship.papers, async ({ request, language }) => {
  const { draft } = await ownDraft(request);
  const t = translator(language, "internship");
  const view = {
    head: { title: `${t("papers.title")} | ${t("title")}` },
    mark: draft.id,
    draft: draftState(draft, language),
    ofCheck: isOfCheck(request.url),
  };
  return data(view, { headers: personal });
});

/** Stores each uploaded paper and continues; without papers it behaves like any other step. */
export const action = handler(internship.papers, async ({ request, context, language }) => {
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
  const network = widerNetwork(context.client ?? "");
  const kept = await storeEachPaper(form, paperKinds, ({ field, ...file }) =>
    addDraftPaper({ network, draft, token, kind: field }, file),
  );
  if (kept.refused.some(({ reason }) => reason === "closed")) return draftLost(request);
  if (kept.refused.length) return notAllKept(kept);
  if (!kept.stored && hasNamesAlone(form, paperKinds))
    return untouched(sentence(language, "internship-receipt:papers.not-files"), 422);
  if (!isRemoval) return redirect(ofCheck ? CHECK : checkAfterSteps, 303);
  return redirectWithFlash(request, here, { kind: "success", key: "internship:papers.removed" });
});

export default function DraftPapers() {
  const { t } = useTranslation("internship");
  const view = useLoaderData<typeof loader>();
  const sent = useActionData<RefusedPapers>();
  const refused = sent?.refused.map(({ field }) => field) ?? [];
  return (
    <>
      <PageHeader title={t("title")} />
      {sent ? <PaperProblems sent={sent} kept={t("papers.saved", { count: sent.stored })} /> : null}
      <DraftPapersForm {...view} refused={refused} />
    </>
  );
}

type Props = { draft: DraftState; mark: string; ofCheck: boolean; refused: PaperField[] };

/** A file field for each document, none of which is required before the application is submitted. */
function DraftPapersForm({ draft, mark, ofCheck, refused }: Props) {
  const { t } = useTranslation("internship");
  const here = ofCheck ? papersOfCheck : DRAFT_PAPERS;
  return (
    <>
      <StepRow at={STEPS} />
      <WithDraft draft={draft}>
        <form
          method="post"
          action={here}
          encType="multipart/form-data"
          className="uploads"
          data-enhance="uploads"
          {...useUploads()}
        >
          <input type="hidden" name={DRAFT_MARK} value={mark} />
          <h2 className="text-xl">{t("papers.title")}</h2>
          <p className="mt-2">{t("papers.lead")}</p>
          <p id="papers-hint" className="field-hint mb-4">
            {t("papers.limits")}
            <AllAtOnceHint />
          </p>
          <ul className="places">
            {draft.places.map((place) => (
              <Place key={place.kind} {...place} isRefused={refused.includes(place.kind)} />
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap gap-3">
            <SubmitButton busy="sending">{t("steps.next")}</SubmitButton>
            <ButtonLink variant="quiet" href={ofCheck ? CHECK : stepPath(STEPS - 1)}>
              {t("steps.back")}
            </ButtonLink>
          </div>
        </form>
      </WithDraft>
      <StepFoot />
    </>
  );
}

function useInput(kind: PaperKind, isRefused: boolean) {
  const { t } = useTranslation("internship-receipt");
  const problems = { type: t("papers.refused.invalid-type"), large: t("papers.refused.too-large") };
  return {
    id: kind,
    name: kind,
    type: "file",
    accept: "application/pdf,image/jpeg,image/png",
    "aria-describedby": "papers-hint",
    "aria-invalid": isRefused || undefined,
    className: "input",
    ...useFileField("paper", problems),
  };
}

type PlaceProps = PlaceOfPaper & { isRefused: boolean };

function Place({ kind, paper, isRefused }: PlaceProps) {
  const { t } = useTranslation(["internship", "internship-receipt"]);
  const named = t(`internship-receipt:kinds.${kind}`);
  const input = useInput(kind, isRefused);
  if (!paper)
    return (
      <li>
        <Icon name={kind === "photo" ? "person" : "file"} />
        <div>
          <label htmlFor={kind}>{named}</label>
          <input {...input} />
        </div>
      </li>
    );
  const { name, size, mark } = paper;
  return (
    <li className="placed">
      <Icon name="check" />
      <div>
        <b>{named}</b>
        <p>
          <a className="link" href={paperPath(kind)}>
            <bdi className="wrap-anywhere">{name}</bdi>
          </a>{" "}
          <small>
            <bdi dir="ltr">{size}</bdi>
          </small>
        </p>
      </div>
      <div className="of-paper">
        <details open={isRefused || undefined}>
          <summary>
            <span className="link">{t("internship:papers.replace")}</span>
            <span className="sr-only">{`: ${named}`}</span>
          </summary>
          <label htmlFor={kind}>{t("internship:papers.instead", { paper: named })}</label>
          <input {...input} />
        </details>
        <button type="submit" name={REMOVE} value={`${kind} ${mark}`} className="link">
          {t("internship:papers.remove")}
          <span className="sr-only">{`: ${named}`}</span>
        </button>
      </div>
    </li>
  );
}
