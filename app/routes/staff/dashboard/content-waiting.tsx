import { contentOffice } from "~/addresses/content";
import { href } from "~/addresses/href";
import { formatNumber, useTranslation } from "~/i18n";

export type ContentWaitingCounts = {
  drafts: number;
  toReview: number | null;
  scheduled: number;
  lacking: number;
};

const CONTENT = href(contentOffice.office);

/** Shows content editors how many texts are drafts, scheduled or missing. `toReview` is null unless somebody else has to approve a text. */
export function ContentWaiting({ counts }: { counts: ContentWaitingCounts }) {
  const { t, language } = useTranslation("dashboards");
  const figures = [
    { kind: "drafts", count: counts.drafts, path: CONTENT },
    ...(counts.toReview === null
      ? []
      : [{ kind: "to-review", count: counts.toReview, path: CONTENT } as const]),
    { kind: "scheduled", count: counts.scheduled, path: CONTENT },
    { kind: "launch", count: counts.lacking, path: `${CONTENT}/launch` },
  ] as const;
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="mb-3 text-xl">
        {t("waiting.title")}
      </h2>
      <ul className="waiting-figures">
        {figures.map(({ kind, count, path }) => (
          <li key={kind}>
            <a href={path}>
              <span>{t(`content-waiting.${kind}`)}</span> <b>{formatNumber(count, language)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
