import type { RightToVote } from "~/domain/elections/eligibility";
import type { Namesake } from "~/domain/elections/voter-card.server";
import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { cardAddress } from "./addresses";
import type { ClerkCard } from "./voter-card.server";

export function VoterCard({ voter }: { voter: ClerkCard }) {
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

/** Whether the doctor has the right to vote; clerks are told why not. */
export function RightNotice({ right, because }: { right: RightToVote; because?: string | null }) {
  const { t } = useTranslation("elections");
  return (
    <div className="mb-4">
      <Notice kind={right === "has" ? "note" : "warning"}>
        <p className="font-bold">{t(right === "has" ? "has" : "has-not")}</p>
        {because ? <p className="mt-1">{because}</p> : null}
      </Notice>
    </div>
  );
}

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

/** What the register says against voting; it stops nobody who is on the roll. */
function FeesNote({ fees: { day, blocks } }: { fees: ClerkCard["fees"] }) {
  const { t } = useTranslation("elections");
  if (!blocks.length) return null;
  return (
    <section aria-labelledby="fees" className="mt-6">
      <h3 id="fees" className="text-lg">
        {t("fees.title", { day })}
      </h3>
      <ul className="mt-1 list-disc ps-6">
        {blocks.map((block) => (
          <li key={block}>{t(`fees.${block}`)}</li>
        ))}
      </ul>
      <p className="mt-1 text-muted">{t("fees.note")}</p>
    </section>
  );
}

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
