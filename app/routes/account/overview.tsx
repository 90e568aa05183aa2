import { useLoaderData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { elections } from "~/addresses/elections";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { pageTitle } from "~/content/navigation";
import { listPasskeys } from "~/domain/accounts/passkeys.server";
import { secondStepOf } from "~/domain/accounts/second-step.server";
import { listSessionsOf } from "~/domain/accounts/sessions.server";
import { passwordSince } from "~/domain/accounts/staff-password.server";
import { countCodesLeft } from "~/domain/accounts/staff-recovery-codes.server";
import { SubmissionId } from "~/forms";
import { formatMoment, localMoment, useTranslation } from "~/i18n";
import { ButtonLink, DefinitionTable, EmailAddress, PageHeader, PageLinks, SessionList } from "~/ui";

export const loader = handler(account.overview, async ({ request, staff, language }) => {
  const { id, email, fullName, role } = staff;
  const [currentSession, since] = [await ownTokenHash("staff", request), await passwordSince(id)];
  const step = await secondStepOf(id);
  const passkeys = await listPasskeys({ kind: "staff", subject: id });
  const sessions = await listSessionsOf("staff", id);
  return {
    facts: { email, fullName, role },
    passwordSince: since && formatMoment(since, language),
    secondStepSince: step.since && formatMoment(step.since, language),
    codes: step.since && (await countCodesLeft(id)),
    passkeys: passkeys.length,
    sessions: sessions.map(({ tokenHash, since, lastSeen, ...session }) => ({
      ...session,
      isCurrent: tokenHash === currentSession,
      since: localMoment(since, language),
      lastSeen: localMoment(lastSeen, language),
    })),
  };
});

export default function OwnAccount() {
  const { t, language } = useTranslation("accounts");
  const { facts, passwordSince, secondStepSince, codes, passkeys, sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="grid max-w-3xl gap-12">
        <section>
          <h2 className="mb-3 text-xl">{t("own.facts")}</h2>
          <DefinitionTable
            caption={t("own.facts")}
            rows={[
              { label: t("full-name"), value: <bdi>{facts.fullName}</bdi> },
              {
                label: t("user-email"),
                value: <EmailAddress address={facts.email} />,
              },
              { label: t("role"), value: t(`roles.${facts.role}`) },
            ]}
          />
          <p className="mt-2 text-sm text-muted">{t("own.facts-hint")}</p>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t("own.password")}</h2>
          {passwordSince ? <p className="mb-3">{t("own.password-since", { day: passwordSince })}</p> : null}
          <ButtonLink href={href(account.password)} variant="quiet">
            {t("own.change-password")}
          </ButtonLink>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t("own.second-step")}</h2>
          <p className="mb-3">
            {secondStepSince
              ? t("own.second-step-since", { day: secondStepSince })
              : t("own.second-step-about")}
          </p>
          {codes === null ? null : <p className="mb-3">{t("recovery.left", { count: codes })}</p>}
          <div className="flex flex-wrap gap-3">
            {codes === null ? null : (
              <ButtonLink href={href(account.recoveryCodes)} variant="quiet">
                {t("recovery.make")}
              </ButtonLink>
            )}
            <ButtonLink
              href={secondStepSince ? href(account.secondStepOff) : href(account.secondStep)}
              variant="quiet"
            >
              {t(secondStepSince ? "own.turn-off" : "own.turn-on")}
            </ButtonLink>
          </div>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{pageTitle(href(account.passkeys))[language]}</h2>
          <p className="mb-3">{t("own.passkeys", { count: passkeys })}</p>
          <ButtonLink href={href(account.passkeys)} variant="quiet">
            {t("own.to-passkeys")}
          </ButtonLink>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t("own.sessions")}</h2>
          <SessionList
            sessions={sessions}
            endPathOf={(id) => href(account.endSession, { id })}
            hidden={<SubmissionId />}
            several={
              sessions.length > 1
                ? { action: href(account.endOtherSessions), label: t("own.end-others") }
                : null
            }
          />
        </section>
        {facts.role === "viewer" ? (
          <PageLinks id="elections" title={t("own.to-read")} paths={[href(elections.turnout)]} />
        ) : null}
      </div>
    </>
  );
}
