import type { FieldMetadata } from "@conform-to/react";
import { levels } from "~/domain/surveys/level";
import { useErrorText } from "~/forms/error-text";
import { useTranslation } from "~/i18n/use-translation";
import { Face, tones } from "~/ui/face";

type Props = { field: FieldMetadata<string, Record<string, string>, string[]>; text: string };

/** A question with its three levels; the first of them is where the summary of errors leads. */
export function Question({ field, text }: Props) {
  const { t } = useTranslation(["survey", "forms"]);
  const say = useErrorText();
  const error = field.errors?.[0];
  return (
    <fieldset className="question" aria-describedby={error ? field.errorId : undefined}>
      <legend>{text}</legend>
      {error ? (
        <p id={field.errorId} className="field-error">
          <span className="sr-only">{t("forms:error")} </span>
          {say(error)}
        </p>
      ) : null}
      <div className="levels">
        {levels.map((level) => (
          <label key={level} className="level">
            <input
              type="radio"
              id={level === 1 ? field.id : `${field.id}-${level}`}
              name={field.name}
              value={level}
              defaultChecked={field.initialValue === String(level)}
            />
            <Face tone={tones[level - 1]!} />
            <span>{t(`survey:levels.${level}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
