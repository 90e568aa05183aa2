import { messageInput, messageInputWithoutEmail, neededAlways } from "~/domain/complaints/input";
import { WITHOUT_EMAIL } from "~/forms/contact-form";
import { parseForm } from "~/forms/parse-form";

const isBlank = (value: FormDataEntryValue | null) => typeof value !== "string" || !value.trim();

/** A message as the form sends it, by either of its buttons; a missing field adds the sentence about all of them. */
export function readMessage(form: FormData) {
  const { value, refuse } = parseForm(
    form,
    form.has(WITHOUT_EMAIL) ? messageInputWithoutEmail : messageInput,
  );
  const incomplete = neededAlways.some((name) => isBlank(form.get(name)));
  const refuseAs = (code?: string) =>
    refuse({ form: [...(incomplete ? ["forms:errors.required"] : []), ...(code ? [code] : [])] });
  return { message: value, refuse: refuseAs };
}
