import type { OwnApplication } from "~/domain/internships/application.server";
import { listOwnEvents } from "~/domain/internships/history.server";
import { listPapers, MOST_PAPERS } from "~/domain/internships/papers.server";
import { receiptPath } from "~/domain/internships/receipt-link.server";
import { unsealCode } from "~/domain/internships/resume-code.server";
import { formatDay, localMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { fileSize } from "~/ui/file-size";

/** The papers of an application and whether more may be sent. */
export async function shownPapers({ id, state }: OwnApplication, language: Language) {
  const kept = await listPapers(id);
  const open = kept.length < MOST_PAPERS ? ("open" as const) : ("full" as const);
  return {
    may: state === "accepted" ? ("closed" as const) : open,
    most: MOST_PAPERS,
    list: kept.map(({ at, bytes, ...paper }) => ({
      ...paper,
      size: fileSize(bytes),
      at: localMoment(at, language),
    })),
  };
}

export type ShownPapers = Awaited<ReturnType<typeof shownPapers>>;

/** An application as its receipt shows it: no more of the person than the name. */
export async function shownReceipt(application: OwnApplication, language: Language) {
  const { id, state, nameAr, nameEn, returnReason } = application;
  const events = await listOwnEvents(id);
  return {
    path: receiptPath(id),
    number: application.temporaryNumber,
    code: application.sealedCode && unsealCode(application.sealedCode),
    name: language === "ar" ? nameAr : nameEn,
    day: { iso: application.appliedOn, text: formatDay(application.appliedOn, language) },
    state,
    reason: state === "returned" ? returnReason : null,
    events: events.map(({ id: event, kind, at, text }) => ({
      id: event,
      kind,
      at: localMoment(at, language),
      document: kind === "document" ? text : null,
    })),
    papers: await shownPapers(application, language),
  };
}

export type ShownReceipt = Awaited<ReturnType<typeof shownReceipt>>;
