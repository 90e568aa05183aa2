import { type Language, useTranslation, type Words } from "~/i18n";
import { Bilingual, DefinitionTable, Ltr, PaperFoot, PaperHead } from "~/ui";

/** A line of the card. Texts in words have a language, figures have none; what is not recorded has no text. */
type CardRow = { field: keyof Words["cards"]["fields"]; text: string | null; lang?: Language };

function Value({ field, text, lang }: CardRow) {
  const { t } = useTranslation("cards");
  if (text === null) return <span className="text-muted">{t("not-recorded")}</span>;
  if (field === "annual-fees")
    return (
      <>
        <Ltr>{text}</Ltr>
        {` ${t("dinars")} `}
        <span className="block text-sm text-muted">{t("annual-fees-about")}</span>
      </>
    );
  return lang ? <Bilingual text={{ value: text, lang }} tag={false} /> : <Ltr>{text}</Ltr>;
}

const fields: CardRow["field"][] = [
  "name",
  "member-number",
  "status",
  "social-year",
  "social-month",
  "retirement-year",
  "retirement-month",
  "annual-fees",
];

export function EmptyCardTable({ caption }: { caption: string }) {
  const { t } = useTranslation("cards");
  const lines = fields.map((field) => ({ label: t(`fields.${field}`), value: null }));
  return <DefinitionTable caption={caption} rows={lines} />;
}

export function CardTable({ rows, caption }: { rows: CardRow[]; caption: string }) {
  const { t } = useTranslation("cards");
  const lines = rows.map((row) => ({ label: t(`fields.${row.field}`), value: <Value {...row} /> }));
  return <DefinitionTable caption={caption} rows={lines} />;
}

export type Sheet = { title: string; rows: CardRow[]; asOf: string; printedAt: string; backTo: string };

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
