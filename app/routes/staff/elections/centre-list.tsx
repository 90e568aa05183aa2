import type { Centre } from "~/domain/elections/centres.server";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";
import { centrePage } from "./address";

type Props = { electionId: number; centres: Centre[] };

/** The polling centres of an election by their codes, with what can be done to each. */
export function CentreList({ electionId, centres }: Props) {
  const { t, language } = useTranslation("election-office");
  return (
    <ul className="border-t border-line">
      {centres.map(({ id, code, name }) => {
        const named = { name: `\u2068${language === "ar" ? name.ar : name.en}\u2069` };
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
            <span className="font-bold">
              <Ltr>{code}</Ltr>
            </span>
            <span className="flex grow flex-wrap gap-x-4">
              <bdi lang="ar">{name.ar}</bdi>
              <bdi lang="en">{name.en}</bdi>
            </span>
            <a
              className="link py-1"
              href={centrePage(electionId, id)}
              aria-label={t("centres.rename-named", named)}
            >
              {t("centres.rename")}
            </a>
            <a
              className="link py-1"
              href={`${centrePage(electionId, id)}/delete`}
              aria-label={t("centres.delete-named", named)}
            >
              {t("centres.delete")}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
