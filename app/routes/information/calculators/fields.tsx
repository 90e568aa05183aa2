import type { ReactNode } from "react";

type NumberFieldProps = {
  name: string;
  label: ReactNode;
  written: string;
  refused: string | null;
  hint?: ReactNode;
};

/** A number field of a calculator; a text input, because it accepts digits of any system. */
export function NumberField({ name, label, written, refused, hint }: NumberFieldProps) {
  const described = [hint ? `${name}-hint` : "", refused ? `${name}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={`asked-${name}`} className="field-label">
        {label}
      </label>
      {hint ? (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
      {refused ? (
        <p id={`${name}-error`} role="alert" className="field-error">
          {refused}
        </p>
      ) : null}
      <input
        id={`asked-${name}`}
        name={name}
        inputMode="decimal"
        dir="ltr"
        maxLength={20}
        defaultValue={written}
        aria-invalid={refused ? true : undefined}
        aria-describedby={described || undefined}
        className="input"
      />
    </div>
  );
}

export const Choices = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="field">
    <legend className="field-label">{legend}</legend>
    <div className="choices">{children}</div>
  </fieldset>
);

type ChoiceProps = { name: string; value: string; chosen: boolean; label: ReactNode };

export const Choice = ({ name, value, chosen, label }: ChoiceProps) => (
  <label className="choice">
    <input type="radio" name={name} value={value} defaultChecked={chosen} />
    <span>{label}</span>
  </label>
);
