import type { Namesake } from "~/domain/elections/open-voter-card.server";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { cardAddress } from "./addresses";

/** Members in a table, each with the way to the card. */
export function VoterTable({ voters, caption }: { voters: Namesake[]; caption: string }) {
  const { t } = useTranslation("elections");
  return (
    <table className="table wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t("hits.number")}</th>
          <th scope="col">{t("hits.name")}</th>
        </tr>
      </thead>
      <tbody>
        {voters.map(({ memberNumber, name, governorate, workPlace }) => (
          <tr key={memberNumber}>
            <td>
              <a className="link" href={cardAddress(memberNumber)}>
                <Ltr>{memberNumber}</Ltr>
              </a>
            </td>
            <td lang="ar">
              <bdi>{name.ar}</bdi>
              <span className="block text-sm text-muted">
                <bdi>{[governorate, workPlace].filter(Boolean).join("، ")}</bdi>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
