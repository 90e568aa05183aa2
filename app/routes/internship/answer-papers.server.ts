import { type AppLoadContext, data } from "@remix-run/node";
import { retryAfter } from "~/auth/refused-attempt.server";
import type { OwnApplication } from "~/domain/internships/application.server";
import { addPaper, takesPapers } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { filesIn, hasText } from "~/domain/photos/checked-photo.server";
import { languageOf } from "~/i18n/request-language.server";
import { sentence, translator } from "~/i18n/translator";
import { cleanFileName } from "~/platform/file-name";
import { redirectWithFlash } from "~/platform/flash.server";
import { describeError, log } from "~/platform/log.server";
import { PAPERS } from "./papers-form";
import type { PaperRefusal } from "~/domain/internships/papers.server";

/** A paper that was not kept, by its own name, and why. */
export type RefusedPaper = { name: string; because: PaperRefusal | "failed" };

/** What a sending of papers came to when not all of them were kept. */
export type RefusedPapers = { kept: number; refused: RefusedPaper[]; sentence: string | null };

type Sent = { request: Request; context: AppLoadContext; application: OwnApplication };

async function keep(applicationId: number, file: File): Promise<RefusedPaper["because"] | null> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const outcome = await addPaper(applicationId, { name: file.name, bytes });
    return outcome === "kept" || outcome === "kept-before" ? null : outcome;
  } catch (error) {
    log.error("a paper of an application could not be stored", describeError(error));
    return "failed";
  }
}

const statusOf = (refused: RefusedPaper[]) => {
  if (refused.some(({ because }) => because === "failed")) return 503;
  return refused.some(({ because }) => because === "closed") ? 409 : 422;
};

/** Passes on why nothing was looked at. */
const untouched = (said: string, status: number, headers?: Record<string, string>) =>
  data<RefusedPapers>({ kept: 0, refused: [], sentence: said }, { status, headers });

/** Why papers would not be taken, whatever they are, before any of them is read; null where they may come. */
export async function refusedUnread({ request, context, application }: Sent) {
  const language = await languageOf(request);
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
export async function answerPapers(form: FormData, { request, application }: Sent) {
  const t = translator(await languageOf(request), "internship-receipt");
  const files = filesIn(form, PAPERS);
  if (!files.length) return untouched(t(hasText(form, PAPERS) ? "papers.not-files" : "papers.missing"), 422);
  const refused: RefusedPaper[] = [];
  for (const file of files) {
    const because = await keep(application.id, file);
    if (because) refused.push({ name: cleanFileName(file.name), because });
  }
  const kept = files.length - refused.length;
  if (refused.length)
    return data<RefusedPapers>({ kept, refused, sentence: null }, { status: statusOf(refused) });
  const notice = { kind: "success", key: "internship-receipt:papers.kept", params: { count: kept } } as const;
  return redirectWithFlash(request, `${receiptPath(application.id)}#papers`, notice);
}
