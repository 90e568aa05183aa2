import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { office } from "~/addresses/staff";
import { may } from "~/auth/permissions";
import { kindsFor, waitingNow } from "~/auth/staff-navigation.server";
import { visit } from "~/auth/visit.server";
import type { StaffUser } from "~/domain/accounts/identities";
import { listEntries } from "~/domain/audit/entries.server";
import { auditFilter } from "~/domain/audit/filter";
import { daysWaiting } from "~/domain/complaints/waiting";
import { listWaitingLongest, type Waiting, waitingKinds } from "~/domain/inbox/waiting.server";
import { MOST_COUNTED } from "~/domain/internships/queue-filter";
import { formatLongDay, formatTime } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { entryInWords } from "~/letters/audit";
import { today } from "~/platform/clock.server";
import { diskWarning } from "~/platform/disk.server";
import { Button } from "~/ui/button";
import { DiskNotice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { FoundTasks, findTasks, TaskSearch } from "./task-search";
import { ChangedToday, WaitingFigures, WaitingLongest } from "./waiting";

const LONGEST = 8;
const LATEST = 5;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, office.dashboard);
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  const [waiting, longest, changed] = await Promise.all([
    waitingNow(),
    longestFor(staff, language),
    may(staff.role, "audit.read") ? changedToday(language) : null,
  ]);
  return {
    name: staff.fullName,
    day: formatLongDay(today(), language),
    disk: may(staff.role, "site.maintain") ? diskWarning() : null,
    q,
    found: q ? findTasks(q, staff, language) : null,
    figures: waiting && figuresFor(staff, waiting),
    longest,
    changed,
  };
}

const figuresFor = (staff: StaffUser, waiting: Waiting) =>
  kindsFor(staff)
    .filter((kind) => kind !== "letters" || waiting.letters.count)
    .map((kind) => {
      const { count, since, path } = waiting[kind];
      return {
        kind,
        path,
        count: count > MOST_COUNTED ? `${MOST_COUNTED.toLocaleString("en")}+` : count.toLocaleString("en"),
        days: since === null ? null : daysWaiting(since, today()),
      };
    });

async function longestFor(staff: StaffUser, language: Language) {
  const allowed = kindsFor(staff);
  const kinds = waitingKinds.filter((kind) => allowed.includes(kind));
  const cases = await listWaitingLongest(kinds, language, LONGEST);
  return cases.map(({ since, ...each }) => ({ ...each, days: daysWaiting(since, today()) }));
}

/** The last lines of the audit log of this day of Amman. */
async function changedToday(language: Language) {
  const { entries, names } = await listEntries(
    { ...auditFilter(new URLSearchParams({ from: today() })), before: null },
    language,
    LATEST,
  );
  return entries.map((entry) => {
    const { id, who, kind, action } = entryInWords(entry, names, language);
    return { id, who: who ?? kind, action, at: formatTime(entry.at, language), iso: entry.at.toISOString() };
  });
}

export default function StaffDashboard() {
  const { t } = useTranslation("dashboards");
  const shell = useTranslation("shell").t;
  const { name, day, disk, q, found, changed, ...waits } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <form method="post" action="/emp-portal/logout">
            <Button variant="quiet">{shell("sign-out")}</Button>
          </form>
        }
      />
      <p className="text-xl font-bold">
        {`${t("welcome")} `}
        <bdi>{name}</bdi>
      </p>
      <p className="mb-6 text-muted">{day}</p>
      <DiskNotice disk={disk} />
      <TaskSearch q={q} />
      {found ? <FoundTasks q={q} {...found} /> : null}
      <WaitingFigures figures={waits.figures} />
      <div className={changed ? "day-state" : undefined}>
        <WaitingLongest cases={waits.longest} />
        {changed ? <ChangedToday entries={changed} /> : null}
      </div>
    </>
  );
}
