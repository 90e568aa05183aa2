import type { FormMetadata } from "@conform-to/react";
import { useErrorText } from "~/forms/error-text";

type Props = {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "id" | "allErrors">;
  /** The name of each refused file by its field, such as `attachments[0]`. */
  names: Record<string, string>;
};

/** What is wrong with each chosen attachment, by its name. */
export function FileProblems({ form, names }: Props) {
  const say = useErrorText();
  return Object.entries(form.allErrors)
    .filter(([field]) => field.startsWith("attachments["))
    .map(([field, codes]) => (
      <p key={field} id={`${form.id}-${field}`} className="field-error">
        <bdi>{names[field]}</bdi>
        {": "}
        {say(codes[0]!)}
      </p>
    ));
}
