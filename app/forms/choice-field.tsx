import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/i18n";
import { useErrorText } from "./error-summary";

type RadioProps = {
  field: FieldMetadata<unknown, Record<string, unknown>, string[]>;
  label: string;
  options: Array<{ id: number | string; name: string }>;
};

export function RadioField({ field, label, options }: RadioProps) {
  const { t } = useTranslation("forms");
  const say = useErrorText();
  const error = field.errors?.[0];
  return (
    <fieldset
      className={options.length > 2 ? "field wide" : "field"}
      aria-describedby={error ? field.errorId : undefined}
    >
      <legend className="field-label">{label}</legend>
      {error ? (
        <p id={field.errorId} className="field-error">
          <span className="sr-only">{t("error")} </span>
          {say(error)}
        </p>
      ) : null}
      <div className="radios">
        {options.map(({ id, name }, index) => (
          <label key={id} className="choice">
            <input
              type="radio"
              id={index ? undefined : field.id}
              name={field.name}
              value={id}
              defaultChecked={field.initialValue === String(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = { field: FieldMetadata<string>; checked?: boolean; children: ReactNode };

export function Checkbox({ field: { id, name, errorId, errors }, checked, children }: CheckboxProps) {
  const say = useErrorText();
  return (
    <div>
      {errors ? (
        <p id={errorId} className="field-error">
          {say(errors[0]!)}
        </p>
      ) : null}
      <label className="choice">
        <input
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={checked}
          aria-invalid={errors ? true : undefined}
          aria-describedby={errors ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
    </div>
  );
}

export const isChecked = (form: FormData, name: string) => form.get(name) === "yes";
