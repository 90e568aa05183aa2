import type { ReactNode } from "react";

/** A question with a few answers side by side. */
export const Choices = ({ legend, children }: { legend: ReactNode; children: ReactNode }) => (
  <fieldset className="field">
    <legend className="field-label">{legend}</legend>
    <div className="choices">{children}</div>
  </fieldset>
);

type Props = { name: string; value: string; chosen: boolean; label: ReactNode };

export const Choice = ({ name, value, chosen, label }: Props) => (
  <label className="choice">
    <input type="radio" name={name} value={value} defaultChecked={chosen} />
    <span>{label}</span>
  </label>
);
