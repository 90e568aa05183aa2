import { useTranslation } from "~/i18n/use-translation";
import { PageLinks } from "~/ui/page-links";

export type Paper = "/elections/closing-count" | "/elections/roll/print";

/** The papers of the election that the reader may print. */
export function PaperLinks({ papers }: { papers: Paper[] }) {
  const { t } = useTranslation("turnout");
  return (
    <div className="mt-10 print:hidden">
      <PageLinks id="papers" title={t("papers")} paths={papers} />
    </div>
  );
}
