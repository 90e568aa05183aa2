import type { ReactNode } from "react";
import type { Namesake } from "~/domain/elections/voter-card.server";
import { type Language, useTranslation } from "~/i18n";
import { Bilingual, DefinitionTable, Ltr, Notice, Verdict } from "~/ui";
import { cardAddress } from "./addresses";
import type { ClerkCard, VerdictOfDesk } from "./voter-card.server";

type VoterCardProps = {
  voter: ClerkCard;
  /** Missing if the page only undoes a mark. */
  verdict?: VerdictOfDesk;
  children?: ReactNode;
};

export function VoterCard({ voter, verdict, children }: VoterCardProps) {
  const { t, language } = useTranslation("elections");
  const { namesakes, names, memberNumber, fees } = voter;
  return (
    <section aria-labelledby="result" className="desk-answer">
      <h2 id="result" className="sr-only">
        {t("result-title")}
      </h2>
      {verdict ? (
        <Verdict kind={verdict.kind} says={verdict.says}>
          {verdict.reason ? <p>{verdict.reason}</p> : null}
        </Verdict>
      ) : null}
      {namesakes.length && verdict?.kind !== "done" ? <Namesakes voters={namesakes} /> : null}
      <div className="voter-said">
        <p className="voter-name">
          {inOrder(names, language).map(([lang, name]) => (
            <bdi key={lang} lang={lang}>
              {name}
            </bdi>
          ))}
        </p>
        <p className="voter-number">
          <Ltr>{memberNumber}</Ltr>
        </p>
      </div>
      <div className="voter-body">
        {children}
        <div>
          <Particulars voter={voter} />
          <FeesNote fees={fees} />
        </div>
      </div>
    </section>
  );
}

/** Returns the name in the page's language first, for the clerk to read out, then the other one. */
function inOrder(names: ClerkCard["names"], language: Language) {
  const all = [
    ["ar", names.ar],
    ["en", names.en],
  ] as const;
  return (language === "ar" ? all : all.toReversed()).filter(([, name]) => name);
}

function Namesakes({ voters }: { voters: Namesake[] }) {
  const { t } = useTranslation("elections");
  return (
    <Notice kind="warning">
      <h3 className="font-bold">{t("same-name.title")}</h3>
      <p className="mt-1 mb-3">{t("same-name.about")}</p>
      <VoterTable voters={voters} caption={t("same-name.title")} />
    </Notice>
  );
}

function Particulars({ voter }: { voter: ClerkCard }) {
  const { t } = useTranslation("elections");
  const { governorate, mobile, workPlace, rollCentre, mark } = voter;
  const none = t("not-recorded");
  const rows = [
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

/** Lists unpaid fees according to the register; they prevent nobody on the roll from voting. */
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
  const { t, language } = useTranslation("elections");
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
            <td>
              {inOrder(name, language).map(([lang, each]) => (
                <bdi key={lang} lang={lang} className="block">
                  {each}
                </bdi>
              ))}
              <span lang="ar" className="block text-sm text-muted">
                <bdi>{[governorate, workPlace].filter(Boolean).join("، ")}</bdi>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
