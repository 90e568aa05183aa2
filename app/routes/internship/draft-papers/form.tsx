import type { PaperKind } from "~/domain/internships/paper-kinds";
import { SubmitButton } from "~/forms/submission";
import { AtOnce, useFileField, useUploads } from "~/forms/uploads";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { CHECK, DRAFT_PAPERS, paperPath, papersOfCheck, STEPS, stepPath } from "../addresses";
import { WithDraft } from "../draft-banner";
import type { DraftState, PlaceOfPaper } from "../form.server";
import { StepFoot } from "../form-page";
import type { PaperField } from "../papers-form";
import { DRAFT_MARK, REMOVE } from "../sent-form";
import { StepRow } from "../step-row";

type Props = { draft: DraftState; mark: string; ofCheck: boolean; refused: PaperField[] };

/** A place for each paper, none of which has to be there before the application is sent. */
export function DraftPapersForm({ draft, mark, ofCheck, refused }: Props) {
  const { t } = useTranslation("internship");
  const here = ofCheck ? papersOfCheck : DRAFT_PAPERS;
  return (
    <>
      <StepRow at={STEPS} />
      <WithDraft draft={draft}>
        <form method="post" action={here} encType="multipart/form-data" className="uploads" {...useUploads()}>
          <input type="hidden" name={DRAFT_MARK} value={mark} />
          <h2 className="text-xl">{t("papers.title")}</h2>
          <p className="mt-2">{t("papers.lead")}</p>
          <p id="papers-hint" className="field-hint mb-4">
            {t("papers.limits")}
            <AtOnce />
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
