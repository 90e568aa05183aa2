import type { Balance, ClerkActs } from "~/domain/elections/closing-balance";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { Clerk } from "./clerk";
import { Count } from "./count";

type Props = { clerks: Array<ClerkActs & { username: string; fullName: string }>; balance: Balance };

/** Who marked and undid how many, and whether that comes to the marks that stand. */
export function ClerksTable({ clerks, balance: { marks, undos, standing, agrees } }: Props) {
  const { t } = useTranslation("turnout");
  const words = { standing: standing.toLocaleString("en") };
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
