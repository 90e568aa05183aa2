import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { inDigits } from "~/content/digits";
import { useTranslation } from "~/i18n";
import { DefinitionTable, Ltr, Months, Years } from "~/ui";
import type { PaidView } from "./paid-view.server";

/** Draws this year's months and the last years; a table beside them holds the same values. */
export function PaidFigures({ paid: { months, ends, annual } }: { paid: PaidView }) {
  const { t } = useTranslation("standing");
  const words = { true: t("paid.yes"), false: t("paid.no") };
  return (
    <dl className="paid">
      {months.map(({ fee, strip }) => (
        <div key={fee}>
          <dt>{t(`paid.${fee}`)}</dt>
          <dd>{strip ? <Months {...ends} {...strip} /> : t("paid.none")}</dd>
        </div>
      ))}
      <div>
        <dt>{t("paid.annual")}</dt>
        <dd>
          {annual ? (
            <Years
              says={annual.says}
              years={annual.years.map((year) => ({ ...year, words: words[`${year.paid}`] }))}
            />
          ) : (
            t("paid.none")
          )}
        </dd>
      </div>
    </dl>
  );
}

export function PaidThisYear({ paid }: { paid: PaidView }) {
  const { t, language } = useTranslation("standing");
  const shell = useTranslation("shell");
  const rows = [
    ...paid.months.map(({ fee, strip }) => ({
      label: t(`paid.${fee}`),
      value: strip?.words ?? t("paid.none"),
    })),
    {
      label: t("paid.annual"),
      value: paid.annual ? <Ltr>{inDigits(`${paid.annual.to}`, language)}</Ltr> : t("paid.none"),
    },
  ];
  return (
    <section aria-labelledby="paid">
      <div className="section-head">
        <h2 id="paid">{t("paid.title", { year: paid.year })}</h2>
        <a className="link" href={href(doctorPortal.financialCard)}>
          {t("unpaid.see")}
        </a>
      </div>
      <PaidFigures paid={paid} />
      <details className="mt-4">
        <summary className="link">{shell.t("as-table")}</summary>
        <DefinitionTable caption={t("paid.title", { year: paid.year })} rows={rows} />
      </details>
    </section>
  );
}
