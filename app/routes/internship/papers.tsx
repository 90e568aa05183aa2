import { type AppLoadContext, data } from "@remix-run/node";
import { retryAfterOf } from "~/auth/refused-attempt.server";
import { isGone } from "~/domain/files/staged-files.server";
import { type PaperKind, paperKinds } from "~/domain/internships/paper-kinds";
import type { PaperOutcome, PaperRefusal } from "~/domain/internships/papers.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { filesIn, hasText } from "~/domain/photos/checked-photo.server";
import { SubmitButton, useFileField, useUploads } from "~/forms";
import { type Language, sentence, useTranslation } from "~/i18n";
import { cleanFileName } from "~/platform/file-name";
import { describeError, log } from "~/platform/log.server";
import type { PapersView } from "./receipt.server";
import { PaperPlaces } from "./receipt-parts";

type RefusedPaper = { field: PaperField; name: string; reason: PaperRefusal | "failed" | "gone" };

/** The result of an upload in which some documents were not stored. */
export type RefusedPapers = { stored: number; refused: RefusedPaper[]; sentence: string | null };

type SentPaper<Name> = { field: Name; name: string; bytes: Uint8Array };
type Add<Name> = (paper: SentPaper<Name>) => Promise<PaperOutcome>;

async function refusal<Name>(
  field: Name,
  file: File,
  add: Add<Name>,
): Promise<RefusedPaper["reason"] | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isGone(file, bytes)) return "gone";
    const outcome = await add({ field, name: file.name, bytes });
    return outcome === "stored" || outcome === "stored-before" ? null : outcome;
  } catch (error) {
    log.error("failed to store a paper of an application", describeError(error));
    return "failed";
  }
}

/** Keeps each paper of a form by itself, so that one that is refused takes no other with it. */
export async function storeEachPaper<Name extends PaperField>(
  form: FormData,
  names: readonly Name[],
  add: Add<Name>,
) {
  const sent = names.flatMap((field) => filesIn(form, field).map((file) => ({ field, file })));
  const refused: RefusedPaper[] = [];
  for (const { field, file } of sent) {
    const refusalReason = await refusal(field, file, add);
    if (refusalReason) refused.push({ field, name: cleanFileName(file.name), reason: refusalReason });
  }
  return { stored: sent.length - refused.length, refused };
}

export const hasNamesAlone = (form: FormData, names: readonly PaperField[]) =>
  names.some((field) => hasText(form, field));

const statusOf = (refused: RefusedPaper[]) => {
  if (refused.some(({ reason }) => reason === "failed" || reason === "no-room")) return 503;
  return refused.some(({ reason }) => reason === "closed") ? 409 : 422;
};

export const notAllKept = (kept: { stored: number; refused: RefusedPaper[] }) =>
  data<RefusedPapers>({ ...kept, sentence: null }, { status: statusOf(kept.refused) });

export const untouched = (message: string, status: number, headers?: Record<string, string>) =>
  data<RefusedPapers>({ stored: 0, refused: [], sentence: message }, { status, headers });

/** Checked before documents are read; null if they are accepted. */
export async function tooManyPapers(context: AppLoadContext, language: Language) {
  try {
    await enforceRateLimit("applicationPapers", context);
    return null;
  } catch (error) {
    const later = retryAfterOf(error, language);
    if (!later) throw error;
    return untouched(sentence(language, "auth:locked", later.words), 429, later.headers);
  }
}

type PaperProblemsProps = { sent: RefusedPapers; max?: number; kept: string };

/** Lists the problems of uploaded papers; `kept` says how many were not stored. */
export function PaperProblems({ sent: { stored, refused, sentence }, max, kept }: PaperProblemsProps) {
  const { t } = useTranslation(["internship-receipt", "forms"]);
  return (
    <div role="alert" className="error-summary">
      {/* biome-ignore lint/a11y/noAutofocus: moves focus to the problem where no script can */}
      <h2 tabIndex={-1} autoFocus className="text-lg font-bold">
        {t("forms:problem")}
      </h2>
      <ul className="mt-2 space-y-1">
        {sentence ? (
          <li>
            <a href={`#${paperKinds[0]}`}>{sentence}</a>
          </li>
        ) : null}
        {refused.map(({ field, name, reason }) => (
          <li key={`${field}-${name}-${reason}`}>
            <a href={`#${field}`}>
              <bdi className="wrap-anywhere">{name}</bdi>
            </a>
            {`: ${t(`internship-receipt:papers.refused.${reason}`, { most: max })}`}
          </li>
        ))}
      </ul>
      {stored ? <p className="mt-3">{kept}</p> : null}
    </div>
  );
}

/** The field for documents of no particular kind. */
export const PAPERS = "papers";

export type PaperField = PaperKind | typeof PAPERS;

type PapersFormProps = { papers: PapersView; path: string; refused: PaperField[] };

/**
 * A file field for each kind of document, and one for others; each file is uploaded and stored by itself, in any order.
 */
export function PapersForm({ papers, path, refused }: PapersFormProps) {
  const { t } = useTranslation("internship-receipt");
  const { max, left } = papers;
  const problems = {
    type: t("papers.refused.invalid-type"),
    large: t("papers.refused.too-large"),
    many: t("papers.refused.too-many", { most: max }),
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
      data-enhance="uploads"
      {...useUploads()}
    >
      <p id="papers-hint" className="mb-4">
        {t("papers.limits", { most: max })} {t("papers.slow")}
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
