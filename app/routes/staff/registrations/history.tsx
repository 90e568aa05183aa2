import type { ApplicationField } from "~/domain/internships/fields";
import { useTranslation } from "~/i18n";
import { DoneBy } from "~/ui";
import type { ApplicationView, EntryView } from "./application";

export function FieldNames({ fields }: { fields: readonly string[] }) {
  const { t, language } = useTranslation("internship");
  const list = new Intl.ListFormat(language, { type: "unit", style: "long" });
  return list.format(fields.map((field) => t(`fields.${field as ApplicationField}`)));
}

export function HistoryItem({ entry }: { entry: EntryView }) {
  const { t } = useTranslation("registrations");
  const { kind, text, fields, at, moment, by, delivery } = entry;
  return (
    <>
      <b>{t(`history.${kind}`)}</b>
      {delivery ? ` · ${t(`letters.${delivery}`)}` : null}
      <DoneBy at={at} moment={moment} by={by} byWord={t("history.by")} />
      {fields?.length ? (
        <p className="mt-1">
          {`${t("history.fields")} `}
          <FieldNames fields={fields} />
        </p>
      ) : null}
      {text ? (
        <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      ) : null}
    </>
  );
}

export function History({ entries }: { entries: EntryView[] }) {
  const { t } = useTranslation("registrations");
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mt-10 mb-3 text-xl">
        {t("history.title")}
      </h2>
      <ol className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.id} className="border-t border-line pt-3">
            <HistoryItem entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export function AskedAgain({ application }: { application: ApplicationView }) {
  const { t } = useTranslation("registrations");
  const { state, returnReason, returnFields } = application;
  if (state !== "returned" || returnReason === null) return null;
  return (
    <section className="notice notice-warning mb-6" aria-labelledby="now-asked">
      <h2 id="now-asked" className="text-lg">
        {t("now-asked")}
      </h2>
      <p>{returnFields.length ? <FieldNames fields={returnFields} /> : t("papers-only")}</p>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {returnReason}
      </p>
    </section>
  );
}
