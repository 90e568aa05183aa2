import type { PaperKind } from "~/domain/internships/paper-kinds";
import { SubmitButton } from "~/forms/submission";
import { useFileField, useUploads } from "~/forms/uploads";
import { useTranslation } from "~/i18n/use-translation";
import type { PapersView } from "./receipt.server";
import { PaperPlaces } from "./receipt-parts";

/** Of papers that have no place of their own. */
export const PAPERS = "papers";

export type PaperField = PaperKind | typeof PAPERS;

type Props = { papers: PapersView; path: string; refused: PaperField[] };

/** One file for each place, and any number beside them: each is sent and kept by itself, in the order that suits. */
export function PapersForm({ papers, path, refused }: Props) {
  const { t } = useTranslation("internship-receipt");
  const { most, left } = papers;
  const problems = {
    type: t("papers.refused.invalid-type"),
    large: t("papers.refused.too-large"),
    many: t("papers.refused.too-many", { most }),
  };
  const one = useFileField("paper", problems);
  const rest = useFileField("paper", { ...problems, rest: true }, left);
  const fieldOf = (name: PaperField) => ({
    id: name,
    name,
    type: "file",
    accept: "application/pdf,image/jpeg,image/png",
    "aria-describedby": "papers-hint",
    "aria-invalid": refused.includes(name) || undefined,
    className: "input",
  });
  return (
    <form
      method="post"
      action={`${path}/documents`}
      encType="multipart/form-data"
      className="uploads"
      {...useUploads()}
    >
      <p id="papers-hint" className="mb-4">
        {t("papers.limits", { most })} {t("papers.slow")}
      </p>
      <PaperPlaces papers={papers} path={path} field={(kind) => <input {...fieldOf(kind)} {...one} />} />
      <div className="field mt-6">
        <label htmlFor={PAPERS} className="field-label">
          {t("papers.choose")}
        </label>
        <input {...fieldOf(PAPERS)} {...rest} multiple />
      </div>
      <SubmitButton busy="sending">{t("papers.send")}</SubmitButton>
    </form>
  );
}
