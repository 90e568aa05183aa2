import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { StandingIcon, type Tone } from "./standing-icon";
import { StandingWayOn, type WayOn } from "./standing-way-on";

/** One answer in words: the short answer, its reasons, and what is named one by one. */
export type ShownAnswer = { tone: Tone; says: string; reasons: string[]; items?: string[] };

export type ShownStanding = {
  /** The day as of which the dues are known, in words; null where the register keeps none. */
  asOf: string | null;
  certificate: ShownAnswer;
  vote: ShownAnswer;
  unpaid: ShownAnswer;
  wayOn: WayOn[];
};

function Answer({ question, tone, says, reasons, items = [], children }: Props) {
  return (
    <section className="standing-answer">
      <h3 className="text-base text-muted">{question}</h3>
      <p className="mt-2 flex items-start gap-3 text-lg font-bold">
        <StandingIcon tone={tone} />
        {says}
      </p>
      {items.length ? (
        <ul className="points mt-2">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {reasons.map((reason) => (
        <p key={reason} className="mt-2">
          {reason}
        </p>
      ))}
      {children}
    </section>
  );
}

type Props = ShownAnswer & { question: string; children?: ReactNode };

/** What a member may do today and what is unpaid, each answer with its reason and the way on. */
export function StandingPanel({ standing }: { standing: ShownStanding }) {
  const { t } = useTranslation("standing");
  const { asOf, certificate, vote, unpaid, wayOn } = standing;
  return (
    <section aria-labelledby="standing" className="standing">
      <h2 id="standing" className="text-xl">
        {t("title")}
      </h2>
      <p className="mt-1 text-sm text-muted">{asOf ? t("as-of", { day: asOf }) : t("no-dues")}</p>
      <div className="standing-answers">
        <Answer question={t("certificate.title")} {...certificate}>
          {certificate.tone === "no" ? null : (
            <p className="mt-3">
              <a className="link font-bold" href="/dashboard/registration-certificate">
                {t("certificate.get")}
              </a>
            </p>
          )}
        </Answer>
        <Answer question={t("vote.title")} {...vote}>
          <p className="mt-2 text-sm text-muted">{t("vote.final")}</p>
          <p className="mt-3">
            <a className="link font-bold" href="/dr-dashboard/roll">
              {t("vote.check")}
            </a>
          </p>
        </Answer>
        <Answer question={t("unpaid.title")} {...unpaid} />
      </div>
      {wayOn.length ? <StandingWayOn ways={wayOn} /> : null}
    </section>
  );
}
