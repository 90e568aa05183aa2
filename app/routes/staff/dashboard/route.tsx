import { useLoaderData } from "@remix-run/react";
import { members as membersAddresses } from "~/addresses/accounts";
import { computerPortal } from "~/addresses/computer";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { may } from "~/auth/permissions";
import { countPendingOnce, mayOpen, pendingKindsFor } from "~/auth/staff-navigation.server";
import { pageTitle } from "~/content/navigation";
import { staffPages } from "~/content/staff-navigation";
import type { StaffUser } from "~/domain/accounts/identities";
import { listEntries } from "~/domain/audit/entries.server";
import { auditFilter } from "~/domain/audit/filter";
import { complaintsAddress } from "~/domain/complaints/filter";
import { daysWaiting } from "~/domain/complaints/waiting";
import { countContentWaiting } from "~/domain/content/waiting.server";
import { countArrivals, listWaitingLongest, type Waiting, waitingKinds } from "~/domain/inbox/waiting.server";
import { draftPapersWarning } from "~/domain/internships/draft-papers-room.server";
import { MAX_COUNTED, queueAddress } from "~/domain/internships/queue-filter";
import { type FoundMember, findMembers } from "~/domain/members/find-members.server";
import {
  formatCapped,
  formatLongDay,
  formatTime,
  inLanguage,
  type Language,
  latinDigits,
  normalise,
  sentence,
  useTranslation,
} from "~/i18n";
import { entryInWords } from "~/letters/audit";
import { today } from "~/platform/clock.server";
import { diskWarning } from "~/platform/disk.server";
import {
  Bilingual,
  Button,
  DiskNotice,
  DraftPapersNotice,
  EmptyState,
  Ltr,
  PageHeader,
  Quoted,
  SearchBox,
} from "~/ui";
import { ContentWaiting } from "./content-waiting";
import { ChangedToday, WaitingFigures, WaitingLongest } from "./waiting";

const LONGEST = 8;
const LATEST = 5;

export const loader = handler(office.dashboard, async ({ staff, language, url }) => {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 200);
  const [waiting, arrivals, longest, changed] = await Promise.all([
    countPendingOnce(),
    countArrivals(today()),
    longestFor(staff, language),
    may(staff.role, "audit.read") ? changedToday(language) : null,
  ]);
  return {
    name: staff.fullName,
    day: formatLongDay(today(), language),
    disk: may(staff.role, "site.maintain") ? diskWarning() : null,
    draftPapers: may(staff.role, "site.maintain") ? draftPapersWarning() : null,
    q,
    found: q ? { ...findTasks(q, staff, language), members: await findMembersFor(staff, q) } : null,
    content: isContentOnly(staff) ? await countContentWaiting(staff.id) : null,
    figures: waiting && figuresFor(staff, waiting, arrivals, language),
    takes: may(staff.role, "complaints.manage"),
    longest,
    changed,
  };
});

/** True for somebody who only writes pages and handles no cases of members. */
const isContentOnly = (staff: StaffUser) => may(staff.role, "content.edit") && !pendingKindsFor(staff).length;

const findMembersFor = async (staff: StaffUser, q: string) =>
  may(staff.role, "personal-card.open") ? findMembers(q) : [];

const figuresFor = (
  staff: StaffUser,
  waiting: Waiting,
  arrivals: Awaited<ReturnType<typeof countArrivals>>,
  language: Language,
) =>
  pendingKindsFor(staff)
    .filter((kind) => kind !== "letters" || waiting.letters.count)
    .map((kind) => {
      const { count, since, path } = waiting[kind];
      return {
        kind,
        path,
        count: formatCapped(count, MAX_COUNTED, language),
        days: since === null ? null : daysWaiting(since, today()),
        came: kind === "letters" ? null : arrivals[kind],
      };
    });

async function longestFor(staff: StaffUser, language: Language) {
  const allowed = pendingKindsFor(staff);
  const kinds = waitingKinds.filter((kind) => allowed.includes(kind));
  const cases = await listWaitingLongest(kinds, language, LONGEST);
  return cases.map(({ since, ...each }) => ({ ...each, days: daysWaiting(since, today()) }));
}

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
  const { name, day, disk, draftPapers, q, found, changed, content, ...waits } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <form method="post" action={href(office.signOut)}>
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
      <DraftPapersNotice usedBytes={draftPapers} />
      <TaskSearch q={q} />
      {found ? <FoundTasks q={q} {...found} /> : null}
      {content ? (
        <ContentWaiting counts={content} />
      ) : (
        <>
          <WaitingFigures figures={waits.figures} />
          <div className={changed ? "day-state" : undefined}>
            <WaitingLongest cases={waits.longest} takes={waits.takes} />
            {changed ? <ChangedToday entries={changed} /> : null}
          </div>
        </>
      )}
    </>
  );
}

type Task = { path: string; title: string; about: string };

/**
 * Finds the pages of this member of staff whose name or purpose contains every word, and where the words can be looked
 * up.
 */
function findTasks(q: string, staff: StaffUser, language: Language): { tasks: Task[]; lookUps: Task[] } {
  const words = normalise(q).split(" ").filter(Boolean);
  const tasks = staffPages
    .filter((page) => mayOpen(staff, page))
    .map(({ path, about }) => ({
      path,
      title: pageTitle(path)[language],
      about: sentence(language, `dashboards:staff.${about}`),
    }))
    .filter(({ title, about }) => words.every((word) => normalise(`${title} ${about}`).includes(word)));
  return { tasks: words.length ? tasks : [], lookUps: words.length ? lookUps(q, staff, language) : [] };
}

/** Returns links to the searches of other pages; `findMembersFor` finds members themselves. */
function lookUps(q: string, staff: StaffUser, language: Language): Task[] {
  const number = latinDigits(q).trim();
  const isNumber = /^\d{1,9}$/.test(number);
  const at = (path: string, where: "complaints" | "registrations" | "members") => ({
    path,
    title: sentence(language, `dashboards:task.in.${where}`, { q }),
    about: "",
  });
  return [
    may(staff.role, "complaints.manage") && at(complaintsAddress({ q }), "complaints"),
    may(staff.role, "registrations.manage") && at(queueAddress({ q }), "registrations"),
    isNumber &&
      may(staff.role, "members.recover") &&
      at(`${href(membersAddresses.search)}?number=${number}`, "members"),
  ].filter((found) => found !== false);
}

function TaskSearch({ q }: { q: string }) {
  const { t } = useTranslation("dashboards");
  return (
    <SearchBox
      action={href(office.dashboard)}
      q={q}
      label={t("task.label")}
      find={t("task.find")}
      clear={t("task.clear")}
    />
  );
}

type FoundTasksProps = { q: string; tasks: Task[]; lookUps: Task[]; members: FoundMember[] };

function FoundTasks({ q, tasks, lookUps, members }: FoundTasksProps) {
  const { t, language } = useTranslation("dashboards");
  return (
    <section aria-labelledby="found" className="mb-10">
      <h2 id="found" className="mb-3 text-xl">
        {t("task.found")} <Quoted text={q} />
      </h2>
      {tasks.length || lookUps.length || members.length ? null : <EmptyState title={t("task.none")} />}
      <ul className="border-t border-line">
        {members.map(({ memberNumber, name }) => (
          <li key={memberNumber} className="border-b border-line py-2">
            <a
              className="link inline-block py-1 font-bold"
              href={`${href(computerPortal.personalCard)}?doc_no=${memberNumber}`}
            >
              <Bilingual text={inLanguage(language, name)} tag={false} /> <Ltr>{memberNumber}</Ltr>
            </a>
            <p className="text-sm text-muted">{t("task.member")}</p>
          </li>
        ))}
        {[...tasks, ...lookUps].map(({ path, title, about }) => (
          <li key={path} className="border-b border-line py-2">
            <a className="link inline-block py-1 font-bold" href={path}>
              <bdi>{title}</bdi>
            </a>
            {about ? <p className="text-sm text-muted">{about}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
