import { apiClients, db } from "~/db";
import { applySentChanges } from "~/domain/register/apply-changes.server";
import type { SentChange } from "~/domain/register/read-changes";

type How = Partial<Parameters<typeof applySentChanges>[1]> & { key?: string };

/** A program that sends changes of the register, each call under a key of its own. */
export async function aProgram(name = "Accounting") {
  const [program] = await db
    .insert(apiClients)
    .values({ name, keyHash: name, keyEnd: "", callsPerMinute: 60 })
    .returning({ id: apiClients.id, name: apiClients.name });
  const { id } = program!;
  let calls = 0;

  async function send(changes: SentChange[], { key = `a-key-of-its-own-${++calls}`, ...how }: How = {}) {
    const sent = { changes, dryRun: false, atomic: false, backwards: false, ...how };
    const submission = { id: key, form: "api", actor: id, bodyHash: JSON.stringify(sent) };
    return applySentChanges(program!, sent, submission);
  }

  return {
    id,
    send,
    /** Sends changes, and returns the result of each. */
    resultsOf: async (changes: SentChange[], how: How = {}) => (await send(changes, how)).outcome.results,
  };
}
