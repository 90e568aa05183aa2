import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { internship } from "~/addresses/internship";
import { retryAfter } from "~/auth/refused-attempt.server";
import { visit } from "~/auth/visit.server";
import { isGone } from "~/domain/files/staged-files.server";
import type { OwnApplication } from "~/domain/internships/application.server";
import { type PaperKind, paperKinds } from "~/domain/internships/paper-kinds";
import { addPaper, type PaperRefusal, takesPapers } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { filesIn, hasText } from "~/domain/photos/checked-photo.server";
import { readForm } from "~/forms/read-body.server";
import type { Language } from "~/i18n/languages";
import { sentence, translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { cleanFileName } from "~/platform/file-name";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PageHeader } from "~/ui/page-header";
import { PAPERS, type PaperField, PapersForm } from "./papers-form";
import { ownApplication, papersView } from "./receipt.server";
import { PaperPlaces, PapersClosed } from "./receipt-parts";

export const headers: HeadersFunction = ({ actionHeaders }) => {
  const answered = new Headers(actionHeaders);
  answered.set("Cache-Control", "private, no-store");
  return answered;
};

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { language } = await visit(request, internship.documents);
  const application = await ownApplication({ params, context });
  return {
    path: receiptPath(application.id),
    state: application.state,
    papers: await papersView(application, language),
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { language } = await visit(request, internship.documents);
  const application = await ownApplication({ params, context });
  const sent = { request, context, application, language };
  const refused = await refusedUnread(sent);
  if (refused) return refused;
  return answerPapers(
    await readForm(request, { filesFrom: { kind: "applicant", id: application.id } }),
    sent,
  );
}

export default function Documents() {
  const { t } = useTranslation("internship-receipt");
  const { path, state, papers } = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedPapers>();
  return (
    <>
      <PageHeader record={t(`titles.${state}`)} />
      <div className="max-w-2xl">
        {refused ? <PaperProblems sent={refused} most={papers.most} /> : null}
        {papers.may === "open" ? (
          <PapersForm
            papers={papers}
            path={path}
            refused={refused?.refused.map(({ field }) => field) ?? []}
          />
        ) : (
          <>
            <PaperPlaces papers={papers} path={path} />
            <PapersClosed papers={papers} />
          </>
        )}
        <p className="mt-8">
          <a className="link" href={path}>
            {t("print.back")}
          </a>
        </p>
      </div>
    </>
  );
}

type Props = { sent: RefusedPapers; most: number };

function PaperProblems({ sent: { stored, refused, sentence }, most }: Props) {
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
        {refused.map(({ field, name, because }) => (
          <li key={`${field}-${name}-${because}`}>
            <a href={`#${field}`}>
              <bdi className="wrap-anywhere">{name}</bdi>
            </a>
            {`: ${t(`internship-receipt:papers.refused.${because}`, { most })}`}
          </li>
        ))}
      </ul>
      {stored ? <p className="mt-3">{t("internship-receipt:papers.kept", { count: stored })}</p> : null}
    </div>
  );
}

type RefusedPaper = { field: PaperField; name: string; because: PaperRefusal | "failed" | "gone" };

const fields: PaperField[] = [...paperKinds, PAPERS];
const kindOf = (field: PaperField): PaperKind | null => (field === PAPERS ? null : field);

/** What a sending of papers came to when not all of them were stored. */
type RefusedPapers = { stored: number; refused: RefusedPaper[]; sentence: string | null };

type Sent = { request: Request; context: AppLoadContext; application: OwnApplication; language: Language };

type SentPaper = { field: PaperField; file: File };

const papersIn = (form: FormData): SentPaper[] =>
  fields.flatMap((field) => filesIn(form, field).map((file) => ({ field, file })));

async function store(
  applicationId: number,
  { field, file }: SentPaper,
): Promise<RefusedPaper["because"] | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isGone(file, bytes)) return "gone";
    const outcome = await addPaper(applicationId, { name: file.name, bytes, kind: kindOf(field) });
    return outcome === "stored" || outcome === "stored-before" ? null : outcome;
  } catch (error) {
    log.error("a paper of an application could not be stored", describeError(error));
    return "failed";
  }
}

const statusOf = (refused: RefusedPaper[]) => {
  if (refused.some(({ because }) => because === "failed")) return 503;
  return refused.some(({ because }) => because === "closed") ? 409 : 422;
};

const untouched = (said: string, status: number, headers?: Record<string, string>) =>
  data<RefusedPapers>({ stored: 0, refused: [], sentence: said }, { status, headers });

/** Why papers would not be taken, whatever they are, before any of them is read; null where they may come. */
async function refusedUnread({ context, application, language }: Sent) {
  if (!takesPapers(application))
    return untouched(sentence(language, "internship-receipt:papers.refused.closed"), 409);
  try {
    await enforceRateLimit("applicationPapers", context);
    return null;
  } catch (error) {
    const later = retryAfter(error, language);
    if (!later) throw error;
    return untouched(sentence(language, "auth:locked", later.words), 429, later.headers);
  }
}

/** Keeps each paper of a form by itself, so that one that is refused takes no other with it. */
async function answerPapers(form: FormData, { request, application, language }: Sent) {
  const t = translator(language, "internship-receipt");
  const papers = papersIn(form);
  if (!papers.length) {
    const hasNames = fields.some((field) => hasText(form, field));
    return untouched(t(hasNames ? "papers.not-files" : "papers.missing"), 422);
  }
  const refused: RefusedPaper[] = [];
  for (const paper of papers) {
    const because = await store(application.id, paper);
    if (because) refused.push({ field: paper.field, name: cleanFileName(paper.file.name), because });
  }
  const stored = papers.length - refused.length;
  if (refused.length)
    return data<RefusedPapers>({ stored, refused, sentence: null }, { status: statusOf(refused) });
  const notice = {
    kind: "success",
    key: "internship-receipt:papers.kept",
    params: { count: stored },
  } as const;
  return redirectWithFlash(request, `${receiptPath(application.id)}#papers`, notice);
}
