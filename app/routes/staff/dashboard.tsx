import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { office } from "~/addresses/staff";
import { may } from "~/auth/permissions";
import { visit } from "~/auth/visit.server";
import { pages } from "~/content/pages";
import type { StaffUser } from "~/domain/accounts/identities";
import { complaintFigures } from "~/domain/complaints/figures.server";
import { MOST_COUNTED } from "~/domain/complaints/filter";
import { currentElection } from "~/domain/elections/elections.server";
import { countWaitingObjections } from "~/domain/elections/objections.server";
import { waitingApplications } from "~/domain/internships/queue.server";
import { queueAddress } from "~/domain/internships/queue-filter";
import { countWaitingNameChanges } from "~/domain/name-changes/requests.server";
import { countFailedLetters } from "~/domain/outbox/letters.server";
import { formatDay } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { today } from "~/platform/clock.server";
import { diskWarning } from "~/platform/disk.server";
import { Button } from "~/ui/button";
import { Tiles } from "~/ui/card";
import { DiskNotice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

const entries = [
  { path: "/complaints", about: "complaints", needs: "complaints.manage" },
  { path: "/dashboard/registrations", about: "registrations", needs: "registrations.manage" },
  { path: "/dashboard/add-news", about: "news", needs: "news.publish" },
  { path: "/dashboard/add-conference", about: "event", needs: "events.publish" },
  { path: "/dashboard/add-gallery", about: "gallery", needs: "galleries.publish" },
  { path: "/dashboard/missing-content", about: "missing-content", needs: "missing-content.read" },
  { path: "/dashboard/survey-statistics", about: "survey", needs: "survey.read" },
  { path: "/dashboard/accounts-management", about: "accounts", needs: "accounts.manage" },
  { path: "/dashboard/computer-users", about: "computer-users", needs: "computer-users.manage" },
  { path: "/dashboard/computer-personal-card", about: "personal-card", needs: "personal-card.open" },
  { path: "/dashboard/name-changes", about: "name-changes", needs: "names.decide" },
  { path: "/dashboard/members", about: "members", needs: "members.recover" },
  { path: "/dashboard/elections", about: "elections", needs: "elections.manage" },
  { path: "/elections/turnout", about: "turnout", needs: "turnout.read" },
  { path: "/dashboard/certificates", about: "certificates", needs: "certificates.manage" },
  { path: "/dashboard/oaths", about: "oaths", needs: "oaths.read" },
  { path: "/dashboard/outbox", about: "outbox", needs: "outbox.read" },
  { path: "/dashboard/maintenance", about: "maintenance", needs: "site.maintain" },
  { path: "/dashboard/audit-log", about: "audit", needs: "audit.read" },
  { path: "/account", about: "account", needs: "account.own" },
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, language } = await visit(request, office.dashboard);
  const t = translator(language, "dashboards");
  return {
    name: staff.fullName,
    disk: may(staff.role, "site.maintain") ? diskWarning() : null,
    waiting: await waitingFor(staff, language),
    tiles: entries
      .filter(({ needs }) => may(staff.role, needs))
      .map(({ path, about }) => ({
        path,
        title: pages[path][language],
        about: t(`staff.${about}`),
      })),
  };
}

export default function StaffDashboard() {
  const { t } = useTranslation("dashboards");
  const shell = useTranslation("shell").t;
  const { name, disk, waiting, tiles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <form method="post" action="/emp-portal/logout">
            <Button variant="quiet">{shell("sign-out")}</Button>
          </form>
        }
      />
      <p className="mb-8 text-xl font-bold">
        {`${t("welcome")} `}
        <bdi>{name}</bdi>
      </p>
      <DiskNotice disk={disk} />
      <WaitingList waiting={waiting} />
      <Tiles tiles={tiles} />
    </>
  );
}

function WaitingList({ waiting }: { waiting: Waiting[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="mb-3 text-xl">
        {t("waiting.title")}
      </h2>
      {waiting.length ? (
        <ul className="border-t border-line">
          {waiting.map(({ path, words, since }) => (
            <li key={path} className="border-b border-line py-3">
              <a className="link font-bold" href={path}>
                {words}
              </a>
              {since ? <span className="text-muted">{` · ${since}`}</span> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{t("waiting.nothing")}</p>
      )}
    </section>
  );
}

type Waiting = { path: string; words: string; since: string | null };

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
async function waitingFor(staff: StaffUser, language: Language): Promise<Waiting[]> {
  const found = await Promise.all([
    may(staff.role, "complaints.manage") ? complaints(language) : null,
    may(staff.role, "registrations.manage") ? registrations(language) : null,
    may(staff.role, "names.decide") ? nameChanges(language) : null,
    may(staff.role, "elections.manage") ? objections(language) : null,
    may(staff.role, "outbox.read") ? failedLetters(language) : null,
  ]);
  return found.filter((waiting) => waiting !== null);
}
