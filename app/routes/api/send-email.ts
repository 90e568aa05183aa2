import { api } from "~/addresses/api";
import { letterInput } from "~/domain/complaints/input";
import { writeLetter } from "~/domain/complaints/reply.server";
import { textOfHtml } from "~/domain/complaints/text-of-html";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { requirePermission } from "./access.server";
import { call, methodNotAllowed, success } from "./call.server";
import { outcomeOf, readBody, readFields, submissionIn } from "./input.server";
import { invalid } from "./refused.server";

/** Returns the text as sent, or the text of the HTML, so that no markup of a caller gets into an email. */
function asText(form: FormData): FormData {
  const text = String(form.get("text") ?? "");
  form.set("text", text.trim() ? text : textOfHtml(String(form.get("html") ?? "")));
  return form;
}

export const action = call(api.sendEmail, async ({ request, caller }) => {
  const staff = requirePermission(caller, "complaints.manage");
  const form = await readBody(request, { texts: ["to", "subject", "text", "html"] });
  const { to, subject, text } = readFields(asText(form), letterInput);
  await enforceRateLimit("letter", staff.id);
  const submission = await submissionIn(form, "send-email", staff.id);
  const outcome = outcomeOf(await writeLetter(staff, { to: to ?? "", subject, text }, submission));
  if (!outcome.done) throw invalid({ to: "api:no-such-complaint" });
  return success();
});

export const loader = methodNotAllowed(api.sendEmail);
