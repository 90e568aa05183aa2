import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { RightNotice } from "./right-notice";
import type { PublicCard } from "./shown-card.server";

type Props = { card: PublicCard; typed: string; hasElection: boolean };

/** The elections card as anybody sees it: name, governorate, part of the mobile number, and the one sentence. */
export function PublicResult({ card, typed, hasElection }: Props) {
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
