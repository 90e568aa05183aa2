import { entryAges } from "~/domain/authority/late-entry";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { AskedNumber } from "./asked-number";
import type { EntryQuestion } from "./entry-question";

const timesWords = { 1: "once", 1.5: "half", 2: "twice" } as const;

/** What the age at first registration means for the fund's returns. */
export function EntryCalculator({ written, age, terms, refused }: EntryQuestion) {
  const { t } = useTranslation("calculators");
  return (
    <form action="/authority-fund#age" className="calculator">
      <AskedNumber
        name="age"
        label={t("entry.age")}
        written={written}
        refused={refused ? t("entry.refused", entryAges) : null}
      />
      <Button type="submit">{t("work-out")}</Button>
      {terms ? (
        <p role="status" className="answer">
          {t("entry.at", { age })}
          <b>{t(`entry.times.${timesWords[terms.socialSecurityTimes]}`)}</b>
          {t(terms.retirement ? "entry.retirement" : "entry.no-retirement")}
        </p>
      ) : null}
    </form>
  );
}
