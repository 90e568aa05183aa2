import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import type { LookedUp } from "./look-up.server";
import { VoterTable } from "./voter-table";

/** The voters whose name holds what was typed, twenty at most. */
export function Hits({ voters, hasMore }: NonNullable<LookedUp["hits"]>) {
  const { t } = useTranslation("elections");
  if (!voters.length) {
    return (
      <div className="mt-10">
        <EmptyState title={t("hits.none")} />
      </div>
    );
  }
  const title = hasMore
    ? t("hits.more", { count: voters.length })
    : t("hits.found", { count: voters.length });
  return (
    <section aria-labelledby="hits" className="mt-10">
      <h2 id="hits" className="mb-3 text-xl">
        {title}
      </h2>
      <VoterTable voters={voters} caption={title} />
    </section>
  );
}
