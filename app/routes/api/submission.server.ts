import { withoutSecrets } from "~/domain/accounts/secret-fields";
import { type Answered, type Submission, submissionOf } from "~/domain/submissions/once.server";
import { clientHash } from "~/platform/client-address.server";
import { Refused } from "./refused";

/** A call as a submission of its caller: whoever is signed in, or whoever calls from the same address. */
export const submissionIn = (
  form: FormData,
  name: string,
  actor = `anyone:${clientHash() ?? ""}`,
): Promise<Submission> => submissionOf(withoutSecrets(form), `api:${name}`, { id: actor });

/** What a command led to; throws 409 where the key of the call had been used for something else. */
export function outcomeOf<Outcome>({ outcome, changed }: Answered<Outcome>): Outcome {
  if (changed) throw new Refused(409, "api:key-used");
  return outcome;
}
