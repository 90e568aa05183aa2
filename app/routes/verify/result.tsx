import { association, phoneLink } from "~/content/association";
import { VALID_DAYS } from "~/domain/certificates/validity";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { DefinitionTable } from "~/ui/table";
import { Ltr } from "~/ui/text";
import type { ShownCheck } from "./look-up.server";

const kinds = {
  valid: "note",
  "out-of-date": "warning",
  cancelled: "danger",
  "not-found": "danger",
} as const;

function Particulars({ check: { name, number, issued, validUntil } }: { check: ShownCheck }) {
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

/** What became of the certificate whose code was typed or scanned. */
export function CheckResult({ check }: { check: ShownCheck }) {
  const { t } = useTranslation("certificates");
  const { status, cancelled } = check;
  return (
    <section aria-labelledby="result" className="mb-10 max-w-3xl">
      <Notice kind={kinds[status]}>
        <h2 id="result" className="text-2xl">
          {t(`verify.says.${status}`, { days: VALID_DAYS })}
        </h2>
        <p className="mt-2">
          {t(`verify.means.${status}`, { day: cancelled })}
          {status === "not-found" ? (
            <>
              {" "}
              <a className="link" href={phoneLink(association.phone)}>
                <Ltr>{association.phone}</Ltr>
              </a>
            </>
          ) : null}
        </p>
      </Notice>
      {status === "not-found" ? null : <Particulars check={check} />}
    </section>
  );
}
