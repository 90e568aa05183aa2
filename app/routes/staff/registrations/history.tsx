import type { ApplicationField } from "~/domain/internships/application";
import { useTranslation } from "~/i18n/use-translation";
import { DoneBy } from "~/ui/case-history";
import type { ShownEntry } from "./shown-application.server";

/** The names of fields in one line. */
export function FieldNames({ fields }: { fields: readonly string[] }) {
  const { t, language } = useTranslation("internship");
  const list = new Intl.ListFormat(language, { type: "unit", style: "long" });
  return list.format(fields.map((field) => t(`fields.${field as ApplicationField}`)));
}

/** One thing that happened: when, by whom, with which words, and how far its letter got. */
export function HistoryItem({ entry }: { entry: ShownEntry }) {
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

/** Everything that happened to an application since it came. */
export function History({ entries }: { entries: ShownEntry[] }) {
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
