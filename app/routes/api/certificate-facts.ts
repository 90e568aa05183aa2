import { api } from "~/addresses/api";
import { certificateFacts } from "~/domain/certificates/certificates.server";
import { monthOfThisYear } from "~/domain/certificates/eligibility";
import { today } from "~/platform/clock.server";
import { requireAccess } from "./access.server";
import { call, success } from "./call.server";
import { requestedNumber } from "./input.server";
import { Refused } from "./refused.server";

const yearOf = (day: string) => Number(day.slice(0, 4));

export const loader = call(api.certificateFacts, async ({ request, caller }) => {
  const memberNumber = requestedNumber(request);
  requireAccess(caller, memberNumber);
  const facts = await certificateFacts(memberNumber);
  if (!facts) throw new Refused(404, "cards:none-found");
  const { workStatus, annual } = facts;
  const month = monthOfThisYear(facts, yearOf(today()));
  return success({ doctor: { WORK_STATUS: workStatus, ANNUAL: annual, LAST_M_SOC: month } });
});
