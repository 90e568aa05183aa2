import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { Verdict } from "~/ui/verdict";
import type { PublicCard } from "../voter-card.server";
import type { LookedUp } from "./look-up.server";
import { NumberForm } from "./search-forms";

type PublicViewProps = {
  found: LookedUp;
  hasElection: boolean;
  /** What is said instead where there is no such card. */
  missing: ReactNode;
  /** The election and its window. */
  children: ReactNode;
};

/** What was found takes the place of the question, which follows for the next number. */
export function PublicView({ found, hasElection, missing, children }: PublicViewProps) {
  const { typed, answer, card } = found;
  return (
    <div className="reading pt-8">
      <div>
        {card ? <PublicResult card={card} typed={typed ?? ""} hasElection={hasElection} /> : null}
        {missing}
        <NumberForm typed={card ? "" : typed} answer={answer} isNext={false} />
      </div>
      {children}
    </div>
  );
}

type PublicResultProps = { card: PublicCard; typed: string; hasElection: boolean };

function PublicResult({ card, typed, hasElection }: PublicResultProps) {
  const { t } = useTranslation("elections");
  const { name, governorate, mobile, right } = card;
  const rows = [
    { label: t("name"), value: <Bilingual text={name} tag={false} /> },
    { label: t("number"), value: <Ltr>{typed}</Ltr> },
    {
      label: t("governorate"),
      value: governorate.value ? <Bilingual text={governorate} tag={false} /> : t("not-recorded"),
    },
    { label: t("mobile"), value: mobile ? <Ltr>{mobile}</Ltr> : t("not-recorded") },
  ];
  return (
    <section aria-labelledby="result" className="desk-answer pt-0">
      <h2 id="result" className="sr-only">
        {t("result-title")}
      </h2>
      {hasElection ? (
        <Verdict kind={right === "has" ? "yes" : "no"} says={t(right === "has" ? "has" : "has-not")} />
      ) : null}
      <div className="wrap-anywhere">
        <DefinitionTable caption={t("result-title")} rows={rows} />
      </div>
    </section>
  );
}
