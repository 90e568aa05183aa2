import type { ReactNode } from "react";
import { useTranslation } from "~/i18n";
import { ScrollingTable } from "./table";

type Props = {
  id: string;
  title: string;
  /** The summary sentence, which is also the accessible name of the picture. */
  says: string;
  picture: ReactNode;
  /** The table of the data. */
  children: ReactNode;
};

/** A figure with its summary in one sentence, the drawing, and the data as a table. */
export function DrawnFigure({ id, title, says, picture, children }: Props) {
  const { t } = useTranslation("shell");
  return (
    <section aria-labelledby={id} className="drawn-figure">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="text-sm text-muted">{says}</p>
      {picture}
      <details className="text-sm">
        <summary className="link">{t("as-table")}</summary>
        <ScrollingTable label={`${title}: ${t("as-table")}`}>{children}</ScrollingTable>
      </details>
    </section>
  );
}

type CountsProps = { caption: string; of: string; many: string; rows: { label: string; value: string }[] };

export const CountsTable = ({ caption, of, many, rows }: CountsProps) => (
  <table className="table counts">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{many}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
