import { complaintFigures } from "~/domain/complaints/figures.server";
import type { ComplaintFilter } from "~/domain/complaints/filter";
import { listComplaints } from "~/domain/complaints/list.server";
import { daysWaiting, spanOf } from "~/domain/complaints/waiting";
import type { Language } from "~/i18n/languages";
import { today } from "~/platform/clock.server";
import type { Shown } from "./card";
import type { ShownFigures } from "./figures";
import { shownDay } from "./shown-dates";

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

async function shownFigures(language: Language): Promise<ShownFigures> {
  const { pending, oldestPendingOn: on, medianSeconds } = await complaintFigures(today());
  return {
    pending,
    oldest: on ? { on, day: shownDay(noonOf(on), language), waiting: daysWaiting(on, today()) } : null,
    median: medianSeconds === null ? null : spanOf(medianSeconds),
  };
}

/** A page of the list and the figures above it, as they are shown. */
export async function shownList(filter: ComplaintFilter & { tooShort: boolean }, language: Language) {
  const [{ complaints, held, ...list }, figures] = await Promise.all([
    listComplaints(filter),
    shownFigures(language),
  ]);
  const cards = complaints.map(
    ({ createdAt, ...card }): Shown => ({
      ...card,
      at: createdAt.toISOString(),
      day: shownDay(createdAt, language),
      waiting: card.status === "pending" ? daysWaiting(card.receivedOn, today()) : null,
    }),
  );
  return { cards, list, figures, held };
}
