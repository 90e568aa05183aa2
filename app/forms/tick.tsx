import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useErrorText } from "./error-text";

type Props = { field: FieldMetadata<string>; checked?: boolean; children: ReactNode };

/** A box to tick, which can be refused like any other field. */
export function Tick({ field: { id, name, errorId, errors }, checked, children }: Props) {
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

/** Whether a box was ticked in what was sent. */
export const isTicked = (form: FormData, name: string) => form.get(name) === "yes";
