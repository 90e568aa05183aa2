import { mustNotHarvest } from "~/auth/look-up-limit.server";
import { openAccount } from "~/domain/accounts/open-account.server";
import { success } from "./answer.server";
import { memberNumberIn } from "./asked-number";
import { readBody } from "./body.server";
import { call, otherMethod } from "./call.server";
import { Refused } from "./refused";
import { outcomeOf, submissionIn } from "./submission.server";

const noSuchMember = new Refused(404, "portal:create.unknown");

export const action = call(async ({ request, context }) => {
  const form = await readBody(request, { numbers: ["username"] });
  const memberNumber = memberNumberIn("username", form.get("username"), noSuchMember);
  await mustNotHarvest(context, memberNumber);
  const submission = await submissionIn(form, "create-account");
  const outcome = outcomeOf(await openAccount(memberNumber, { submission }));
  if (outcome === "no-such-member") throw noSuchMember;
  if (outcome === "exists") throw new Refused(409, "portal:create.exists");
  return success({}, { status: 201 });
});

export const loader = otherMethod("POST");
