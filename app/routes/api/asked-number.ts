import { parseMemberNumber } from "~/domain/members/member-number";
import { invalid, Refused } from "./refused";

const words = { empty: "cards:enter-number", "not-numeric": "cards:must-be-numeric" } as const;

const noneFound = new Refused(404, "cards:none-found");

/** The association number in a field as typed; throws 422 for none, and `nobodys` for one that no member can have. */
export function memberNumberIn(field: string, typed: unknown, nobodys = noneFound): number {
  const read = parseMemberNumber(String(typed ?? ""));
  if ("memberNumber" in read) return read.memberNumber;
  if (read.problem === "nobodys") throw nobodys;
  throw invalid({ [field]: words[read.problem] });
}

/** The number in `?doc_no=`; throws 400 when it stands there twice. */
export function askedNumber(request: Request): number {
  const typed = new URL(request.url).searchParams.getAll("doc_no");
  if (typed.length > 1) throw new Refused(400, "forms:errors.sent-twice");
  return memberNumberIn("doc_no", typed[0]);
}
