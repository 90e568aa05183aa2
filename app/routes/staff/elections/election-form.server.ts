import { data } from "@remix-run/node";
import { electionInput, electionOf } from "~/domain/elections/input";
import type { TouchesOpen } from "~/domain/elections/voting-window";
import { parseId } from "~/fields/id";
import { type Answer, parseForm, type Refusal } from "~/fields/parse-form";
import { isChecked } from "~/forms/choice-field";
import { CONFIRM_OPEN } from "./open-confirmation";

export type RefusedElection = {
  answer: Answer;
  /** What the refused change would do to an open election. */
  touches: TouchesOpen | null;
  confirmed: boolean;
  /** Whether somebody else saved meanwhile; what the writer sees then is the version stored now. */
  conflict: boolean;
  seenVersion: number | null;
};

type How = { status?: number; touches?: TouchesOpen };

/** An election as it was typed; with 409 it starts from what somebody else saved meanwhile. */
export function readElection(form: FormData) {
  const { value: typed, refuse } = parseForm(form, electionInput);
  const confirmed = isChecked(form, CONFIRM_OPEN);
  const seenVersion = parseId(String(form.get("version") ?? ""));
  const read = typed && electionOf(typed);
  const wrong: Refusal = read && "wrong" in read ? { fields: read.wrong as Record<string, string[]> } : {};
  return {
    value: read && "value" in read ? { value: read.value, confirmed, seenVersion } : null,
    refuse: (refusal: Refusal = wrong, { status = 422, touches }: How = {}) => {
      const conflict = status === 409;
      const answer = refuse(refusal);
      const seen = conflict ? null : seenVersion;
      const refused = { answer, touches: touches ?? null, confirmed, conflict, seenVersion: seen };
      return data<RefusedElection | null>(refused, { status });
    },
  };
}

export const notSaved = { log: "an election could not be saved", say: "election-office:save-failed" };
