import { LONGEST_TITLE } from "~/domain/galleries/input";
import { useErrorText } from "~/forms/error-text";
import { directionOf, type Language } from "~/i18n/languages";

type Props = {
  name: string;
  label: string;
  /** Which photo it is about, for those who do not see it beside the field. */
  about: string;
  value: string;
  errors: string[] | undefined;
  language: Language;
};

/** What one photo shows, in one language. */
export function AltField({ name, label, about, value, errors, language }: Props) {
  const say = useErrorText();
  const id = `gallery-${name}`;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
        <span className="sr-only">{` (${about})`}</span>
      </label>
      {errors ? (
        <p id={`${id}-error`} className="field-error">
          {say(errors[0]!)}
        </p>
      ) : null}
      <input
        id={id}
        name={name}
        defaultValue={value}
        maxLength={LONGEST_TITLE}
        lang={language}
        dir={directionOf(language)}
        aria-invalid={errors ? true : undefined}
        aria-describedby={errors ? `${id}-error` : undefined}
        className="input"
      />
    </div>
  );
}
