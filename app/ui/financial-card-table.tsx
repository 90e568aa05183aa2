import type { Words } from "~/i18n/dictionaries";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "./bilingual";
import { DefinitionTable } from "./definition-table";
import { Ltr } from "./ltr";

/** One line of the card: words carry their language, figures none; what is not recorded has no text. */
export type CardRow = { field: keyof Words["cards"]["fields"]; text: string | null; lang?: Language };

function Value({ text, lang }: CardRow) {
  const { t } = useTranslation("cards");
  if (text === null) return <span className="text-muted">{t("not-recorded")}</span>;
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

/** The card of nobody: its lines, with nothing in them. */
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
