import type { Balance, ClerkActs } from "~/domain/elections/closing-count.server";
import { formatNumber, type LocalText, useTranslation } from "~/i18n";
import { Bilingual, Ltr, Notice, ScrollingTable } from "~/ui";
import { Count } from "../turnout-tables";

type ClerksTableProps = {
  clerks: Array<ClerkActs & { username: string; fullName: string }>;
  balance: Balance;
};

export function ClerksTable({ clerks, balance: { marks, undos, standing, agrees } }: ClerksTableProps) {
  const { t, language } = useTranslation("turnout");
  const words = { standing: formatNumber(standing, language) };
  const numbers = [
    { column: "marks-made", total: marks, of: (clerk: ClerkActs) => clerk.marks },
    { column: "undos-made", total: undos, of: (clerk: ClerkActs) => clerk.undos },
  ] as const;
  return (
    <section className="mt-8" aria-labelledby="clerks">
      <h2 id="clerks" className="mb-3 text-xl">
        {t("closing.clerks")}
      </h2>
      {clerks.length ? (
        <table className="table turnout-table">
          <thead>
            <tr>
              <th scope="col">{t("closing.clerk")}</th>
              {numbers.map(({ column }) => (
                <th key={column} scope="col" className="number">
                  {t(`closing.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clerks.map((clerk) => (
              <tr key={clerk.username}>
                <th scope="row">
                  <Clerk {...clerk} />
                </th>
                {numbers.map(({ column, of }) => (
                  <td key={column} className="number">
                    <Count of={of(clerk)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("closing.in-all")}</th>
              {numbers.map(({ column, total }) => (
                <td key={column} className="number">
                  <Count of={total} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      ) : (
        <p>{t("closing.no-clerk")}</p>
      )}
      {agrees ? (
        <p className="mt-3">{t("closing.agrees", words)}</p>
      ) : (
        <div className="mt-3 font-bold">
          <Notice kind="danger">{t("closing.differs", words)}</Notice>
        </div>
      )}
    </section>
  );
}

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

export function UndosTable({ undos }: { undos: Undo[] }) {
  const { t } = useTranslation("turnout");
  const columns = ["when", "member-number", "undone-by", "where", "reason"] as const;
  return (
    <section className="mt-8" aria-labelledby="undos">
      <h2 id="undos" className="mb-3 text-xl">
        {t("closing.undos")}
      </h2>
      {undos.length ? (
        <ScrollingTable label={t("closing.undos")}>
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
        </ScrollingTable>
      ) : (
        <p>{t("closing.no-undo")}</p>
      )}
    </section>
  );
}

const Clerk = ({ username, fullName }: { username: string; fullName: string }) => (
  <>
    <Ltr>{username}</Ltr>
    {fullName ? (
      <>
        {" · "}
        <bdi>{fullName}</bdi>
      </>
    ) : null}
  </>
);
