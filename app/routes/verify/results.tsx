import { VALID_DAYS } from "~/domain/certificates/validity";
import { useTranslation } from "~/i18n";
import { Bilingual, DefinitionTable, Ltr, Notice, OfficePhone, Verdict } from "~/ui";
import type { CheckView, MemberView } from "./look-up.server";

export const kinds = {
  valid: "yes",
  "out-of-date": "late",
  cancelled: "no",
  "not-found": "no",
  unreadable: "no",
  "unknown-key": "no",
  "wrong-signature": "no",
  "key-out-of-time": "no",
} as const;

function Particulars({ check: { name, number, issued, validUntil } }: { check: CheckView }) {
  const { t } = useTranslation("certificates");
  const rows = [
    { label: t("verify.name-ar"), value: <bdi lang="ar">{name.ar}</bdi> },
    ...(name.en ? [{ label: t("verify.name-en"), value: <bdi lang="en">{name.en}</bdi> }] : []),
    { label: t("verify.number"), value: <Ltr>{number}</Ltr> },
    { label: t("issued"), value: issued },
    { label: t("valid-until"), value: validUntil },
  ];
  return (
    <div className="mt-4 wrap-anywhere">
      <DefinitionTable caption={t("verify.result-title")} rows={rows} />
    </div>
  );
}

export function CheckResult({ check }: { check: CheckView }) {
  const { t } = useTranslation("certificates");
  const { status, cancelled, issuer, number } = check;
  return (
    <section aria-labelledby="result" className="recorded-check mb-8" data-status={status}>
      <Verdict
        kind={kinds[status]}
        says={<h2 id="result">{t(`verify.says.${status}`, { days: VALID_DAYS })}</h2>}
      >
        <p>
          {t(`verify.means.${status}`, { day: cancelled })}
          {status === "not-found" ? (
            <>
              {" "}
              <OfficePhone />
            </>
          ) : null}
        </p>
        {issuer && number === null ? (
          <p>
            {t("verify.names-issuer")} <Ltr>{issuer}</Ltr>
          </p>
        ) : null}
      </Verdict>
      {number === null ? null : <Particulars check={check} />}
    </section>
  );
}

type Props = { member: MemberView | "not-found"; typed: string };

export function RegisterResult({ member, typed }: Props) {
  const { t } = useTranslation("certificates");
  if (member === "not-found") {
    return (
      <div role="alert">
        <Notice kind="warning">
          <p className="font-bold">{t("verify.no-doctor")}</p>
          <p className="wrap-anywhere">
            <Ltr>{typed}</Ltr>
          </p>
        </Notice>
      </div>
    );
  }
  const { name, practising, asOf } = member;
  return (
    <section aria-labelledby="result">
      <h2 id="result" className="mb-2 text-2xl">
        {t("verify.register-result")}
      </h2>
      <div className="wrap-anywhere">
        <DefinitionTable
          caption={t("verify.register-result")}
          rows={[
            { label: t("doctor"), value: <Bilingual text={name} tag={false} /> },
            {
              label: t("verify.practice"),
              value: t(practising ? "verify.practising" : "verify.not-practising"),
            },
          ]}
        />
      </div>
      <p className="mt-4 text-muted">{t("verify.as-of", { day: asOf })}</p>
    </section>
  );
}
