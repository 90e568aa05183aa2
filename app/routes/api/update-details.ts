import { changeDetails } from "~/domain/members/change-details.server";
import { changeNames } from "~/domain/members/change-names.server";
import { guardedChanges } from "~/domain/members/details-changes";
import { findPersonalCard } from "~/domain/members/personal-card.server";
import { type Access, actorOf, requireAccess, requireCaller } from "./access.server";
import { success } from "./answer.server";
import { memberNumberIn } from "./asked-number";
import { readBody } from "./body.server";
import { call, otherMethod } from "./call.server";
import { mustConfirm, PASSWORD } from "./confirmation.server";
import { bearsAny, detailsIn, detailTexts, namesIn, nameTexts } from "./details-fields.server";
import { Refused } from "./refused";
import { outcomeOf, submissionIn } from "./submission.server";

/** What the call wants written; a doctor's own names are not his to write, and are passed over. */
function partsOf(form: FormData, access: Access) {
  const names = access.as === "computer" && bearsAny(form, nameTexts);
  return { names, details: !names || bearsAny(form, detailTexts) };
}

function mustBeDone(outcome: { done: boolean; because?: "changed-meanwhile" | "not-found" }) {
  if (outcome.because === "not-found") throw new Refused(404, "cards:none-found");
  if (!outcome.done) throw new Refused(409, "api:changed-meanwhile");
}

export const action = call(async ({ request }) => {
  const caller = await requireCaller(request, "doctor", "computer");
  const texts = [...detailTexts, ...nameTexts, PASSWORD];
  const form = await readBody(request, { numbers: ["docNo"], texts });
  const memberNumber = memberNumberIn("docNo", form.get("docNo"));
  const onlyNames = bearsAny(form, nameTexts) && !bearsAny(form, detailTexts);
  const access = requireAccess(caller, memberNumber, { computer: onlyNames ? "names" : "details" });
  const parts = partsOf(form, access);
  if (parts.names) requireAccess(caller, memberNumber, { computer: "names" });
  const card = await findPersonalCard(memberNumber);
  if (!card) throw new Refused(404, "cards:none-found");
  const details = detailsIn(form, card);
  const names = parts.names ? namesIn(form, card) : null;
  if (access.as === "doctor" && guardedChanges(card, details).length) await mustConfirm(memberNumber, form);
  const actor = actorOf(access);
  const submissionOf = (part: string) => submissionIn(form, `update-${part}`, `${actor.kind}:${actor.id}`);
  if (parts.details) {
    const by = { actor, submission: await submissionOf("details"), version: card.version };
    mustBeDone(outcomeOf(await changeDetails(memberNumber, details, by)));
  }
  if (names) {
    const by = { actor, submission: await submissionOf("names") };
    mustBeDone(outcomeOf(await changeNames(memberNumber, names, by)));
  }
  return success();
});

export const loader = otherMethod("POST");
