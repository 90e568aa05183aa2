import type { QueuedApplication } from "~/domain/internships/queue.server";
import { QUEUE } from "~/domain/internships/queue-filter";
import { inLanguage } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual, Ltr } from "~/ui/text";
import { StateTag } from "./application";

export type RowView = Omit<QueuedApplication, "nationality" | "degreeCountry" | "university"> & {
  day: string;
  /** Days since it came, while nobody has accepted it. */
  age: number | null;
  /** Nationality and where the degree is from, in words. */
  facts: string[];
};

export function QueueRow({ row }: { row: RowView }) {
  const { t, language } = useTranslation("registrations");
  const { id, temporaryNumber, nameAr, nameEn, state, age } = row;
  const name = inLanguage(language, { ar: nameAr, en: nameEn });
  const marks = [
    row.isCorrected ? t("marks.corrected") : null,
    row.hasNewPapers ? t("marks.papers") : null,
  ].filter((mark) => mark !== null);
  return (
    <li className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-lg">
          <a className="link" href={`${QUEUE}/${id}`}>
            <Bilingual text={name} tag={false} />
          </a>
        </h3>
        <p className="text-muted">{row.facts.join(" · ")}</p>
      </div>
      <div className="flex flex-wrap content-start items-baseline gap-x-3 gap-y-1 sm:max-w-80 sm:justify-end">
        <Ltr>
          <span className="font-bold tabular-nums">{temporaryNumber}</span>
        </Ltr>
        <StateTag state={state} />
        <span className="text-sm text-muted sm:w-full sm:text-end">
          {age === null ? null : `${age ? t("came", { count: age }) : t("came-today")} · `}
          <time dateTime={row.receivedOn}>{row.day}</time>
        </span>
      </div>
      {marks.length || row.hasOthers ? (
        <p className="flex flex-wrap gap-2 sm:col-span-2">
          {marks.map((mark) => (
            <span key={mark} className="tag border-accent text-accent">
              {mark}
            </span>
          ))}
          {row.hasOthers ? <span className="tag bg-warning-soft text-ink">{t("marks.others")}</span> : null}
        </p>
      ) : null}
    </li>
  );
}
