import type { ReactNode } from "react";
import { certificates } from "~/addresses/certificates";
import { doctorPortal } from "~/addresses/doctor";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { edition } from "~/content/current-edition";
import { useTranslation } from "~/i18n";
import { isLinked, OfficeHours, OfficePhone, OfficePlace } from "~/ui";

export type StandingAnswer = { tone: Tone; says: string; reasons: string[]; items?: string[] };

export type StandingView = {
  /** The day of the data as text; null if the register has no dues. */
  asOf: string | null;
  certificate: StandingAnswer;
  vote: StandingAnswer;
  unpaid: StandingAnswer;
  owes: boolean;
  wayOn: NextStep[];
};

function Answer({ question, tone, says, reasons, items = [], children }: AnswerProps) {
  return (
    <section className={`standing-answer standing-${tone}`}>
      <h3 className="text-base text-muted">{question}</h3>
      <p className="standing-says">
        <StandingIcon tone={tone} />
        {says}
      </p>
      {items.length ? (
        <ul className="points">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {children}
    </section>
  );
}

type AnswerProps = StandingAnswer & { question: string; children?: ReactNode };

/** Shows the standing with the one next step as a button: whoever owes something pays first. */
export function StandingPanel({ standing }: { standing: StandingView }) {
  const { t } = useTranslation("standing");
  const { asOf, certificate, vote, unpaid, owes, wayOn } = standing;
  return (
    <section aria-labelledby="standing" className="standing">
      <div className="section-head">
        <h2 id="standing">{t("title")}</h2>
        <p className="text-sm text-muted">{asOf ? t("as-of", { day: asOf }) : t("no-dues")}</p>
      </div>
      <div className="standing-answers">
        <Answer question={t("certificate.title")} {...certificate}>
          <Step
            {...(certificate.tone === "no"
              ? { to: "#next", words: t("next.title") }
              : { to: href(certificates.request), words: t("certificate.get"), first: !owes })}
          />
        </Answer>
        <Answer question={t("vote.title")} {...vote}>
          <p className="text-sm text-muted">{t("vote.final")}</p>
          <Step to={href(doctorPortal.roll)} words={t("vote.check")} />
        </Answer>
        <Answer question={t("unpaid.title")} {...unpaid}>
          <Step
            {...(owes && isLinked(href(information.electronicPayments))
              ? { to: href(information.electronicPayments), words: t("next.ways-to-pay"), first: true }
              : { to: href(doctorPortal.financialCard), words: t("unpaid.see") })}
          />
        </Answer>
      </div>
      {wayOn.length ? <StandingAction ways={wayOn} /> : null}
    </section>
  );
}

type StepProps = { to: string; words: string; first?: boolean };

const Step = ({ to, words, first = false }: StepProps) => (
  <p className="standing-step">
    <a className={first ? "btn" : "link font-bold"} href={to}>
      {words}
    </a>
  </p>
);

export type NextStep = "pay" | "refer" | "ask";

type WayOnProps = {
  ways: NextStep[];
  /** True to include the way to pay, if no button leads there. */
  linked?: boolean;
};

export function StandingAction({ ways, linked = false }: WayOnProps) {
  const { t } = useTranslation(["standing", "shell"]);
  return (
    <section id="next" className="standing-way-on">
      <div>
        <h3 className="text-lg">{t("standing:next.title")}</h3>
        {ways.map((way) => (
          <p key={way} className="mt-2">
            {t(`standing:next.${way}`)}
          </p>
        ))}
        {linked && ways.includes("pay") && isLinked(href(information.electronicPayments)) ? (
          <p className="mt-3">
            <a className="link font-bold" href={href(information.electronicPayments)}>
              {t("standing:next.ways-to-pay")}
            </a>
          </p>
        ) : null}
      </div>
      <dl className="facts">
        <div>
          <dt>{t("standing:next.office")}</dt>
          <dd>
            <OfficePlace />
          </dd>
        </div>
        <div>
          <dt>{t("shell:office-hours")}</dt>
          <dd>
            <OfficeHours as="span" bare />
          </dd>
        </div>
        <div>
          <dt>{t(edition().contact.phone ? "shell:phone" : "shell:contact")}</dt>
          <dd>
            <OfficePhone />
          </dd>
        </div>
      </dl>
    </section>
  );
}

const shapes = {
  yes: "M5 12.5l4.5 4.5L19 7.5",
  reminder: "M12 6v8M12 18v.5",
  no: "M6 12h12",
};

type Tone = keyof typeof shapes;

const colours = { yes: "text-success", reminder: "text-focus", no: "text-focus" };

export const StandingIcon = ({ tone }: { tone: Tone }) => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    aria-hidden="true"
    className={`shrink-0 ${colours[tone]}`}
  >
    <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" />
    <path d={shapes[tone]} />
  </svg>
);
