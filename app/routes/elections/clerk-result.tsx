import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";
import { DefinitionTable } from "~/ui/definition-table";
import { Ltr } from "~/ui/ltr";
import { Notice } from "~/ui/notice";
import { FeesNote } from "./fees-note";
import type { LookedUp } from "./look-up.server";
import { RightNotice } from "./right-notice";
import type { ClerkCard } from "./shown-card.server";
import { VoterTable } from "./voter-table";

function Particulars({ voter }: { voter: ClerkCard }) {
  const { t } = useTranslation("elections");
  const { memberNumber, names, governorate, mobile, workPlace, rollCentre, mark } = voter;
  const none = t("not-recorded");
  const rows = [
    { label: t("name-ar"), value: <bdi lang="ar">{names.ar}</bdi> },
    { label: t("name-en"), value: names.en ? <bdi lang="en">{names.en}</bdi> : none },
    { label: t("number"), value: <Ltr>{memberNumber}</Ltr> },
    {
      label: t("governorate"),
      value: governorate.value ? <Bilingual text={governorate} tag={false} /> : none,
    },
    { label: t("mobile"), value: mobile ? <Ltr>{mobile}</Ltr> : none },
    { label: t("work-place"), value: workPlace ? <bdi lang="ar">{workPlace}</bdi> : none },
    { label: t("roll-centre"), value: rollCentre ? <Bilingual text={rollCentre} tag={false} /> : none },
    ...(mark
      ? [
          { label: t("mark.when-marked"), value: mark.when },
          { label: t("mark.centre"), value: mark.centre ?? none },
          { label: t("mark.desk"), value: mark.desk ? <bdi>{mark.desk}</bdi> : none },
          { label: t("mark.by"), value: mark.by ? <bdi>{mark.by}</bdi> : none },
        ]
      : []),
  ];
  return (
    <div className="wrap-anywhere">
      <DefinitionTable caption={t("result-title")} rows={rows} />
    </div>
  );
}

/** The whole elections card, with what a clerk has to know before marking. */
export function ClerkResult({ voter }: { voter: NonNullable<LookedUp["voter"]> }) {
  const { t } = useTranslation("elections");
  const { right, namesakes, fees } = voter;
  return (
    <section aria-labelledby="result" className="max-w-3xl">
      <h2 id="result" className="mb-3 text-xl">
        {t("result-title")}
      </h2>
      {namesakes.length ? (
        <div className="mb-4">
          <Notice kind="warning">
            <h3 className="font-bold">{t("same-name.title")}</h3>
            <p className="mt-1 mb-3">{t("same-name.about")}</p>
            <VoterTable voters={namesakes} caption={t("same-name.title")} />
          </Notice>
        </div>
      ) : null}
      <RightNotice right={right} because={right === "has" ? null : t(`why.${right}`)} />
      <Particulars voter={voter} />
      <FeesNote fees={fees} />
    </section>
  );
}
