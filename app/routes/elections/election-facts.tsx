import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import type { ShownElection } from "./shown-election.server";

/** Which election it is, and whether voting is still to come, under way or over. */
export function ElectionFacts({ election }: { election: ShownElection | null }) {
  const { t } = useTranslation("elections");
  if (!election) return <p className="mb-8 max-w-2xl text-muted">{t("none-announced")}</p>;
  return (
    <section aria-labelledby="election" className="mb-8 max-w-2xl border-s-4 border-accent ps-4">
      <h2 id="election" className="text-xl">
        <Bilingual text={election.title} tag={false} />
      </h2>
      <p className="mt-1">{election.sentence}</p>
    </section>
  );
}
