import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { Verdict } from "../verdict";
import type { PublicCard } from "../voter-card.server";
import type { LookedUp } from "./look-up.server";
import { NumberForm } from "./search-forms";

type PublicViewProps = { found: LookedUp; hasElection: boolean };

/** What was found takes the place of the question, which follows for the next number. */
export function PublicView({ found: { typed, answer, card }, hasElection }: PublicViewProps) {
  const { t } = useTranslation("elections");
  return (
    <>
      {card ? (
        <PublicResult card={card} typed={typed ?? ""} hasElection={hasElection} />
      ) : (
        <p className="mb-6 max-w-2xl">{t("about")}</p>
      )}
      <div className="max-w-xl">
        <NumberForm typed={card ? "" : typed} answer={answer} isNext={false} />
      </div>
    </>
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
    <section aria-labelledby="result" className="desk-answer max-w-3xl">
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
