import { useTranslation } from "~/i18n/use-translation";
import type { StandingAnswer } from "~/ui/standing";

/** What the register says of the fees that voting asks for; the roll itself is the association's decision. */
export function FeesAnswer({ answer: { reasons } }: { answer: StandingAnswer }) {
  const { t } = useTranslation(["roll", "standing"]);
  return (
    <section className="mt-10" aria-labelledby="fees">
      <h2 id="fees" className="mb-2 text-xl">
        {t("roll:check.fees")}
      </h2>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p className="mt-2 text-sm text-muted">{t("standing:vote.final")}</p>
    </section>
  );
}
