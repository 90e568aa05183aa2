import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { Ltr } from "~/ui/ltr";
import { StandingIcon } from "~/ui/standing-icon";

/** The answer for a number that is registered for the oath already: since when, and that nothing is left to do. */
export function RegisteredBefore({ number, day }: { number: number; day: string }) {
  const { t } = useTranslation("oath");
  return (
    <div className="max-w-2xl">
      <div role="status" className="oath-done">
        <StandingIcon tone="yes" />
        <div>
          <p className="text-xl font-bold">{t("registered-before", { day })}</p>
          <p>
            {`${t("number")}: `}
            <Ltr>{number}</Ltr>
          </p>
        </div>
      </div>
      <p className="my-6">{t("nothing-to-do")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">{t("home")}</ButtonLink>
        <ButtonLink href="/dr-qasam" variant="quiet">
          {t("another")}
        </ButtonLink>
      </div>
    </div>
  );
}
