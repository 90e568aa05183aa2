import { useTranslation } from "~/i18n/use-translation";
import { HistoryItem } from "./history";
import type { ShownEntry } from "./shown-application.server";

/** What a colleague or the applicant did last, for whoever meant to decide. */
export function SeenMeanwhile({ last }: { last: ShownEntry | null }) {
  const { t } = useTranslation("registrations");
  if (!last) return null;
  return (
    <section className="my-6 border-s-4 border-accent ps-4" aria-labelledby="since">
      <h2 id="since" className="mb-1 text-lg">
        {t("conflict.since")}
      </h2>
      <HistoryItem entry={last} />
    </section>
  );
}
