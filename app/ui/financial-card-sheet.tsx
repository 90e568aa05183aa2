import { useTranslation } from "~/i18n/use-translation";
import { type CardRow, CardTable } from "./financial-card-table";
import { PaperFoot } from "./paper-foot";
import { PaperHead } from "./paper-head";

export type Sheet = { title: string; rows: CardRow[]; asOf: string; printedAt: string; backTo: string };

/** The financial card on paper: the association's name above, when it was printed and how to reach it below. */
export function CardSheet({ title, rows, asOf, printedAt, backTo }: Sheet) {
  const { t } = useTranslation("cards");
  return (
    <article className="mx-auto w-full max-w-3xl pt-8 print:pt-0">
      <PaperHead howToPrint={t("how-to-print")} print={t("print")} backTo={backTo} back={t("back")} />
      <h1 className="title mb-4">{title}</h1>
      <CardTable rows={rows} caption={title} />
      <p className="mt-6">{t("as-of", { day: asOf })}</p>
      <PaperFoot printedAt={t("printed-at", { moment: printedAt })} />
    </article>
  );
}
