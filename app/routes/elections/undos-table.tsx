import type { LocalText } from "~/i18n/fallback";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { Ltr } from "~/ui/ltr";
import { Scrolling } from "~/ui/scrolling";
import { Clerk } from "./clerk";

type Undo = {
  id: number;
  memberNumber: number;
  when: string;
  username: string;
  fullName: string;
  centre: LocalText | null;
  desk: string | null;
  reason: string | null;
};

/** Every mark that was undone: whose, when, by whom, where and why. */
export function UndosTable({ undos }: { undos: Undo[] }) {
  const { t } = useTranslation("turnout");
  const columns = ["when", "member-number", "undone-by", "where", "reason"] as const;
  return (
    <section className="mt-8" aria-labelledby="undos">
      <h2 id="undos" className="mb-3 text-xl">
        {t("closing.undos")}
      </h2>
      {undos.length ? (
        <Scrolling label={t("closing.undos")}>
          <table className="table turnout-table">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`closing.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {undos.map(({ id, when, memberNumber, centre, desk, reason, ...clerk }) => (
                <tr key={id}>
                  <td>{when}</td>
                  <td>
                    <Ltr>{memberNumber}</Ltr>
                  </td>
                  <td>
                    <Clerk {...clerk} />
                  </td>
                  <td>
                    {centre ? <Bilingual text={centre} tag={false} /> : t("without-centre")}
                    {desk ? (
                      <>
                        <br />
                        {t("closing.desk", { desk })}
                      </>
                    ) : null}
                  </td>
                  <td dir="auto" className="whitespace-pre-line wrap-anywhere">
                    {reason}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scrolling>
      ) : (
        <p>{t("closing.no-undo")}</p>
      )}
    </section>
  );
}
