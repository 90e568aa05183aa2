import { type EntryTerms, entryAges, entryTerms } from "~/domain/calculators/late-entry";
import { latinDigits, useTranslation } from "~/i18n";
import { Button } from "~/ui";
import { NumberField } from "./fields";

type EntryQuestion = {
  written: string;
  age: number | null;
  terms: EntryTerms | null;
  refused: boolean;
};

/** Parses the age form of the address: an age in years, in any digits. */
export function entryQuestion(params: URLSearchParams): EntryQuestion {
  const written = (params.get("age") ?? "").trim().slice(0, 10);
  const age = /^\d{1,3}$/.test(latinDigits(written)) ? Number(latinDigits(written)) : null;
  const fits = age !== null && age >= entryAges.min && age <= entryAges.max;
  return {
    written,
    age: fits ? age : null,
    terms: fits ? entryTerms(age) : null,
    refused: params.has("age") && !fits,
  };
}

const timesWords: Record<number, "once" | "half" | "twice"> = { 1: "once", 1.5: "half", 2: "twice" };

export function EntryCalculator({ written, age, terms, refused }: EntryQuestion) {
  const { t } = useTranslation("calculators");
  return (
    <form action="#age" className="calculator">
      <NumberField
        name="age"
        label={t("entry.age")}
        written={written}
        refused={refused ? t("entry.refused", { least: entryAges.min, most: entryAges.max }) : null}
      />
      <Button type="submit" asks>
        {t("work-out")}
      </Button>
      {terms ? (
        <p role="status" className="answer">
          {t("entry.at", { age })}
          <b>
            {t(`entry.times.${timesWords[terms.socialSecurityTimes] ?? "other"}`, {
              times: terms.socialSecurityTimes,
            })}
          </b>
          {t(terms.retirement ? "entry.retirement" : "entry.no-retirement")}
        </p>
      ) : null}
    </form>
  );
}
