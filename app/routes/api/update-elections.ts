import { api } from "~/addresses/api";
import { stationOf } from "~/auth/station.server";
import { markInput } from "~/domain/elections/input";
import { askMark } from "~/domain/elections/marks.server";
import { markRefusalMessage } from "~/letters/marks";
import { today } from "~/platform/clock.server";
import { call, methodNotAllowed, success } from "./call.server";
import { readBody, readFields, submissionIn } from "./input.server";
import { invalid, Refused } from "./refused.server";

/** Marks a voter as the elections page does; 409 tells who did before, when and where. */
export const action = call(api.updateElections, async ({ request, language, caller }) => {
  const { computer: clerk } = caller;
  if (!clerk?.permissions.includes("vote")) throw new Refused(403, "auth:access-denied");
  const form = await readBody(request, { numbers: ["docNo", "elect_f"] });
  const { docNo, elect_f: electF } = readFields(form, markInput);
  const submission = await submissionIn(form, "update-elections", `computer:${clerk.id}`);
  const station = await stationOf(request, clerk);
  const wish = { memberNumber: docNo, electF, clerk, station, submission };
  const { changed, refusal } = await askMark(wish);
  if (changed) throw new Refused(409, "api:key-used");
  if (!refusal) return success();
  const { key, params } = markRefusalMessage(refusal, today(), language);
  if (refusal.reason === "choose-yes") throw invalid({ elect_f: key });
  throw new Refused(refusal.reason === "not-found" ? 404 : 409, key, { params });
});

export const loader = methodNotAllowed(api.updateElections);
