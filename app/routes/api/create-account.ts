import { api } from "~/addresses/api";
import { openAccount } from "~/domain/accounts/doctor-accounts.server";
import { enforceRateLimit } from "~/domain/limits/rate-limits.server";
import { call, methodNotAllowed, success } from "./call.server";
import { memberNumberIn, outcomeOf, readBody, submissionIn } from "./input.server";
import { Refused } from "./refused.server";

const noSuchMember = new Refused(404, "portal:create.unknown");

export const action = call(api.createAccount, async ({ request, context }) => {
  const form = await readBody(request, { numbers: ["username"] });
  const memberNumber = memberNumberIn("username", form.get("username"), noSuchMember);
  await enforceRateLimit("lookUp", context, memberNumber);
  const submission = await submissionIn(form, "create-account");
  const outcome = outcomeOf(await openAccount(memberNumber, { submission }));
  if (outcome === "no-such-member") throw noSuchMember;
  if (outcome === "exists") throw new Refused(409, "portal:create.exists");
  return success({}, { status: 201 });
});

export const loader = methodNotAllowed(api.createAccount);
