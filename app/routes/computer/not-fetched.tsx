import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { searchAddress } from "./search-address";
import type { Sought } from "./sought-card.server";

type Props = { page: string; typed: string; problem: NonNullable<Sought<unknown>["problem"]> };

/** Why a search brought no card, in the words of the error catalogue, with the way to repeat it. */
export function NotFetched({ page, typed, problem }: Props) {
  const { t } = useTranslation("cards");
  const nobodys = problem === "none-found";
  return (
    <div role="alert" className="max-w-2xl">
      <Notice kind={nobodys ? "warning" : "danger"}>
        <p className="font-bold">{t(nobodys ? "not-found" : problem)}</p>
        {nobodys ? <p>{t("none-found")}</p> : null}
        <p className="mt-3">
          <ButtonLink variant="quiet" href={searchAddress(page, typed)}>
            {t("retry")}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  );
}
