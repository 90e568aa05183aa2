import { useLoaderData } from "@remix-run/react";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { listSessionsOf } from "~/domain/accounts/sessions.server";
import { SubmissionId } from "~/forms";
import { localMoment, useTranslation } from "~/i18n";
import { ButtonLink, PageHeader, SessionList } from "~/ui";

const HERE = href(doctorPortal.sessions);

export const loader = handler(doctorPortal.sessions, async ({ request, doctor, language }) => {
  const currentSession = await ownTokenHash("doctor", request);
  const sessions = await listSessionsOf("doctor", String(doctor.memberNumber));
  return {
    sessions: sessions.map(({ tokenHash, since, lastSeen, ...session }) => ({
      ...session,
      isCurrent: tokenHash === currentSession,
      since: localMoment(since, language),
      lastSeen: localMoment(lastSeen, language),
    })),
  };
});

export default function Sessions() {
  const { t } = useTranslation("portal");
  const accounts = useTranslation("accounts").t;
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="max-w-3xl">
        <p className="mb-6">{t("sessions.intro")}</p>
        <p className="mb-8">
          <ButtonLink href={href(doctorPortal.setPassword)} variant="quiet">
            {accounts("own.change-password")}
          </ButtonLink>
        </p>
        <SessionList
          sessions={sessions}
          endPathOf={(id) => href(doctorPortal.endSession, { id })}
          hidden={<SubmissionId />}
          several={{ action: `${HERE}/end-all`, label: t("sessions.everywhere") }}
        />
      </div>
    </>
  );
}
