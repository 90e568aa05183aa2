import type { ComponentProps } from "react";
import { VALID_DAYS } from "~/domain/certificates/validity";
import { SubmissionId, SubmitButton } from "~/forms";
import { useTranslation } from "~/i18n";
import { CertificateState, Ltr, Notice, StandingWayOn, type WayOn } from "~/ui";

export type RefusedRequest = { because: "blocked" | "too-often" | "failed"; until: string | null };

export function NotIssued({ because, until }: RefusedRequest) {
  const { t } = useTranslation("certificates");
  return (
    <div role="alert" className="mb-8">
      <Notice kind="danger">
        <h2 className="text-lg">{t("failed")}</h2>
        <p>{because === "too-often" ? until : t("failed-advice")}</p>
      </Notice>
    </div>
  );
}

export function Generate() {
  const { t } = useTranslation("certificates");
  return (
    <>
      <p className="text-lg font-bold">{t("allowed")}</p>
      <p className="mt-3">{t("about", { days: VALID_DAYS })}</p>
      <p className="mt-3 mb-6 text-muted">{t("same-month")}</p>
      <form method="post">
        <SubmissionId />
        <SubmitButton busy="generating">{t("generate")}</SubmitButton>
      </form>
    </>
  );
}

type Props = { blocked: { says: string; why: string; way: WayOn }; today: string; alert: boolean };

export function Blocked({ blocked: { says, why, way }, today, alert }: Props) {
  const { t } = useTranslation("certificates");
  return (
    <section className="standing" aria-label={t("not-available")}>
      <div role={alert ? "alert" : undefined}>
        <Notice kind="danger">
          <h2 className="text-lg">{t("not-available")}</h2>
          <p className="mt-1 font-bold">{says}</p>
          <p className="mt-1">{why}</p>
        </Notice>
      </div>
      <p className="my-4 text-muted">{t("as-today", { day: today })}</p>
      <StandingWayOn ways={[way]} linked />
    </section>
  );
}

type Earlier = {
  serial: string;
  issued: string;
  validUntil: string;
  state: ComponentProps<typeof CertificateState>["state"];
};

export function OwnCertificates({ certificates }: { certificates: Earlier[] }) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="earlier" className="mt-12">
      <h2 id="earlier" className="text-xl">
        {t("earlier")}
      </h2>
      {certificates.length ? (
        <ul className="mt-2">
          {certificates.map(({ serial, issued, validUntil, state }) => (
            <li
              key={serial}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <a className="link py-1 font-bold" href={`/certificates/${serial}`}>
                <Ltr>{serial}</Ltr>
              </a>
              <CertificateState state={state} />
              <span className="text-muted">
                {`${t("issued")}: ${issued} · ${t("valid-until")}: ${validUntil}`}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">{t("none-yet")}</p>
      )}
    </section>
  );
}
