import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { CardTable } from "~/ui/financial-card-table";
import { Icon } from "~/ui/icon";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { Found } from "./look-up.server";
import { NotFetched } from "./not-fetched";
import { FINANCIAL_CARD, searchAddress } from "./search-address";

/** What the search found, or why nothing, with the way to search again. */
export function Result({ found, title }: { found: Found; title: string }) {
  const { t } = useTranslation("cards");
  const shell = useTranslation("shell").t;
  if (found.problem) return <NotFetched page={FINANCIAL_CARD} typed={found.typed} problem={found.problem} />;
  if (!found.rows) return null;
  return (
    <section aria-label={title} className="max-w-3xl">
      <CardTable rows={found.rows} caption={title} />
      <p className="mt-6 mb-6">{t("as-of", { day: found.asOf })}</p>
      <ButtonLink href={searchAddress(`${FINANCIAL_CARD}/print`, found.typed)} target="_blank" rel="noopener">
        <Icon name="print" />
        {t("print")}
        <VisuallyHidden>{` ${shell("new-tab")}`}</VisuallyHidden>
      </ButtonLink>
    </section>
  );
}
