import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { pages } from "~/content/pages";
import { listSessionsOf } from "~/domain/accounts/sessions.server";
import { SubmissionId } from "~/forms/submission";
import { localMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { SessionList } from "~/ui/session-list";
import { requireOwnPassword } from "../own-password.server";

const HERE = "/dr-dashboard/sessions";
const HOME = "/dr-dashboard";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  const language = await languageOf(request);
  const title = pages[HERE][language];
  const own = await ownTokenHash("doctor", request);
  const sessions = await listSessionsOf("doctor", String(doctor.memberNumber));
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages[HOME][language], path: HOME }],
    sessions: sessions.map(({ tokenHash, since, lastSeen, ...session }) => ({
      ...session,
      own: tokenHash === own,
      since: localMoment(since, language),
      lastSeen: localMoment(lastSeen, language),
    })),
  };
}

export default function Sessions() {
  const { t } = useTranslation("portal");
  const accounts = useTranslation("accounts").t;
  const { title, crumbs, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <div className="max-w-3xl">
        <p className="mb-6">{t("sessions.intro")}</p>
        <p className="mb-8">
          <ButtonLink href="/dr-portal/set-password" variant="quiet">
            {accounts("own.change-password")}
          </ButtonLink>
        </p>
        <SessionList
          sessions={sessions}
          at={HERE}
          hidden={<SubmissionId />}
          several={{ action: `${HERE}/end-all`, label: t("sessions.everywhere") }}
        />
      </div>
    </>
  );
}
