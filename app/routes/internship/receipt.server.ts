import type { AppLoadContext } from "@remix-run/node";
import { tooManyRequests } from "~/auth/refused-attempt.server";
import {
  findOwnApplication,
  listOwnEvents,
  type OwnApplication,
} from "~/domain/internships/application.server";
import { papersByKind } from "~/domain/internships/paper-kinds";
import { listPapers, MAX_PAPERS } from "~/domain/internships/papers.server";
import { readReceiptSegment, receiptPath } from "~/domain/internships/receipt-link.server";
import { unsealCode } from "~/domain/internships/resume-code.server";
import { overRateLimit } from "~/domain/limits/rate-limits.server";
import { fileSize, formatLongDay, type Language, localMoment } from "~/i18n";

/** The notice after submission; with it, the receipt opens its dialog. */
export const SENT = "internship-receipt:sent";

type ReceiptRequest = { params: { link?: string }; context: AppLoadContext };

/**
 * Returns the application that a receipt link leads to. Other links are counted and answered with 404, or 429 after too
 * many. Throws the response.
 */
export async function ownApplication({ params, context }: ReceiptRequest) {
  const id = readReceiptSegment(params.link);
  const application = id ? await findOwnApplication(id) : null;
  if (application) return application;
  const over = await overRateLimit("wrongReceiptLink", context);
  if (over) throw tooManyRequests(over);
  throw new Response(null, { status: 404 });
}

export async function papersView(application: OwnApplication, language: Language) {
  const papers = await listPapers(application.id);
  const { places, others } = papersByKind(
    application,
    papers.map(({ at, bytes, ...paper }) => ({
      ...paper,
      size: fileSize(bytes),
      at: localMoment(at, language),
    })),
  );
  const open = papers.length < MAX_PAPERS ? ("open" as const) : ("full" as const);
  const may = application.state === "accepted" ? ("closed" as const) : open;
  return {
    may,
    max: MAX_PAPERS,
    left: MAX_PAPERS - papers.length,
    isMissing: may === "open" && places.some(({ papers: sent }) => !sent.length),
    places,
    others,
  };
}

export type PapersView = Awaited<ReturnType<typeof papersView>>;

/** Returns what a receipt shows of an application; of the person only the name. */
export async function receiptView(application: OwnApplication, language: Language) {
  const { id, state, nameAr, nameEn, returnReason } = application;
  const events = await listOwnEvents(id);
  return {
    path: receiptPath(id),
    number: application.temporaryNumber,
    memberNumber: application.memberNumber,
    code: application.sealedCode && unsealCode(application.sealedCode),
    name: language === "ar" ? nameAr : nameEn,
    day: { iso: application.appliedOn, text: formatLongDay(application.appliedOn, language) },
    state,
    reason: state === "returned" ? returnReason : null,
    events: events.map(({ id: event, kind, at, text }) => ({
      id: event,
      kind,
      at: localMoment(at, language),
      document: kind === "document" ? text : null,
    })),
    papers: await papersView(application, language),
  };
}

export type ReceiptView = Awaited<ReturnType<typeof receiptView>>;
