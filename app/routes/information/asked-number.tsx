import type { ReactNode } from "react";

type Props = { name: string; label: ReactNode; written: string; refused: string | null; hint?: ReactNode };

/** One number that a calculator asks for; digits of any kind, so a text box. */
export function AskedNumber({ name, label, written, refused, hint }: Props) {
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
