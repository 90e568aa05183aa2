import { may } from "~/auth/permissions";
import type { StaffUser } from "~/domain/accounts/identities";
import { complaintFigures } from "~/domain/complaints/figures.server";
import { MOST_COUNTED } from "~/domain/complaints/filter";
import { currentElection } from "~/domain/elections/current-election.server";
import { countWaitingObjections } from "~/domain/elections/objections.server";
import { waitingApplications } from "~/domain/internships/queue.server";
import { queueAddress } from "~/domain/internships/queue-filter";
import { countWaitingNameChanges } from "~/domain/name-changes/requests.server";
import { countFailedLetters } from "~/domain/outbox/letters.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { today } from "~/platform/clock.server";

export type Waiting = { path: string; words: string; since: string | null };

async function complaints(language: Language): Promise<Waiting | null> {
  const t = translator(language, "dashboards");
  const { pending, oldestPendingOn } = await complaintFigures(today());
  if (!pending) return null;
  return {
    path: "/complaints?status=pending",
    words: t("waiting.complaints", { count: pending }),
    since: oldestPendingOn && t("waiting.oldest", { day: formatDay(oldestPendingOn, language) }),
  };
}

async function registrations(language: Language): Promise<Waiting | null> {
  const t = translator(language, "dashboards");
  const { count, oldestOn } = await waitingApplications();
  if (!count) return null;
  return {
    path: queueAddress({ state: "received" }),
    words:
      count > MOST_COUNTED
        ? t("waiting.more-registrations", { most: MOST_COUNTED.toLocaleString("en") })
        : t("waiting.registrations", { count }),
    since: oldestOn && t("waiting.oldest", { day: formatDay(oldestOn, language) }),
  };
}

async function failedLetters(language: Language): Promise<Waiting | null> {
  const count = await countFailedLetters();
  if (!count) return null;
  const words = translator(language, "dashboards")("waiting.letters", { count });
  return { path: "/dashboard/outbox?state=failed", words, since: null };
}

async function nameChanges(language: Language): Promise<Waiting | null> {
  const count = await countWaitingNameChanges();
  if (!count) return null;
  const words = translator(language, "dashboards")("waiting.name-changes", { count });
  return { path: "/dashboard/name-changes", words, since: null };
}

async function objections(language: Language): Promise<Waiting | null> {
  const election = await currentElection();
  const count = election ? await countWaitingObjections(election.id) : 0;
  if (!election || !count) return null;
  const words = translator(language, "dashboards")("waiting.objections", { count });
  return { path: `/dashboard/elections/${election.id}/objections`, words, since: null };
}

/** What waits for this member of staff to do, as far as it is theirs to do. */
export async function waitingFor(staff: StaffUser, language: Language): Promise<Waiting[]> {
  const found = await Promise.all([
    may(staff.role, "complaints.manage") ? complaints(language) : null,
    may(staff.role, "registrations.manage") ? registrations(language) : null,
    may(staff.role, "names.decide") ? nameChanges(language) : null,
    may(staff.role, "elections.manage") ? objections(language) : null,
    may(staff.role, "outbox.read") ? failedLetters(language) : null,
  ]);
  return found.filter((waiting) => waiting !== null);
}
