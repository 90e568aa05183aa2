import { useTranslation } from "~/i18n/use-translation";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { RightNotice } from "../voter-card";
import type { PublicCard } from "../voter-card.server";
import type { LookedUp } from "./look-up.server";
import { NumberForm } from "./search-forms";

type PublicViewProps = { found: LookedUp; hasElection: boolean };

export function PublicView({ found: { typed, answer, card }, hasElection }: PublicViewProps) {
  const { t } = useTranslation("elections");
  return (
    <>
      <p className="mb-6 max-w-2xl">{t("about")}</p>
      <div className="max-w-xl">
        <NumberForm typed={typed} answer={answer} isNext={false} />
      </div>
      {card ? <PublicResult card={card} typed={typed ?? ""} hasElection={hasElection} /> : null}
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
    <section aria-labelledby="result" className="mt-10 max-w-2xl">
      <h2 id="result" className="mb-3 text-xl">
        {t("result-title")}
      </h2>
      {hasElection ? <RightNotice right={right} /> : null}
      <div className="wrap-anywhere">
        <DefinitionTable caption={t("result-title")} rows={rows} />
      </div>
    </section>
  );
}
