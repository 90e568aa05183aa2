import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { office } from "~/addresses/staff";
import { may } from "~/auth/permissions";
import { visit } from "~/auth/visit.server";
import { pages } from "~/content/pages";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { diskWarning } from "~/platform/disk.server";
import { Button } from "~/ui/button";
import { Tiles } from "~/ui/card";
import { DiskNotice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { type Waiting, waitingFor } from "./waiting.server";

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
