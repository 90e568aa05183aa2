import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { EmptyState } from "~/ui/empty-state";
import { Ltr } from "~/ui/ltr";
import { Pager } from "~/ui/pager";
import { PaperHead } from "~/ui/paper-head";
import { Scrolling } from "~/ui/scrolling";
import { ROLLS, sheetAddress } from "./roll-addresses";
import type { ShownSheet } from "./shown-sheet.server";

/** A sheet of a centre's roll: number, name, room to sign, and who has voted already. */
export function RollSheet({
  title,
  election,
  centre,
  asOf,
  total,
  sheet,
  sheets,
  before,
  lines,
}: ShownSheet) {
  const { t } = useTranslation("roll");
  return (
    <article className="mx-auto w-full max-w-4xl pt-8 print:pt-0">
      <PaperHead
        howToPrint={t("print.how-to-print")}
        print={t("print.print")}
        backTo={ROLLS}
        back={t("print.back")}
      />
      <h1 className="title">{title}</h1>
      <p className="mb-4">
        <Bilingual text={election} tag={false} />
        {" · "}
        {t("print.range", { from: total ? before + 1 : 0, to: before + lines.length, total })}
        {" · "}
        {t("print.as-of", { moment: asOf })}
      </p>
      {lines.length ? (
        <Scrolling label={title}>
          <table className="table roll-sheet">
            <thead>
              <tr>
                <th scope="col">{t("print.line")}</th>
                <th scope="col">{t("print.member-number")}</th>
                <th scope="col">{t("print.name")}</th>
                <th scope="col" className="sign-here">
                  {t("print.signature")}
                </th>
                <th scope="col">{t("print.voted")}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ memberNumber, name, voted }, nth) => (
                <tr key={memberNumber}>
                  <td>
                    <Ltr>{before + nth + 1}</Ltr>
                  </td>
                  <td>
                    <Ltr>{memberNumber}</Ltr>
                  </td>
                  <th scope="row">
                    <Bilingual text={name} tag={false} />
                  </th>
                  <td className="sign-here" />
                  <td>{voted ? <Ltr>{`✓ ${voted}`}</Ltr> : null}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      ) : (
        <EmptyState title={t("print.no-lines")} />
      )}
      <Pager page={sheet} pages={sheets} hrefFor={(page) => sheetAddress(centre, page)} />
    </article>
  );
}
