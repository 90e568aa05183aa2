import type { BrokenLink, NotedChainHead, Verdict } from "~/domain/audit/chain.server";
import { type Command, UsageError } from "../command";

/** Matches the number and hash alone, or the whole line that an earlier run printed. */
const NOTED = /^(?:The audit is whole: \d+ entries, the last is )?([1-9]\d{0,14}):([0-9a-f]{64})$/;

const sentences: Record<BrokenLink["how"], (entry: number) => string> = {
  changed: (entry) => `entry ${entry} was changed`,
  missing: (entry) => `entry ${entry} is missing`,
  "out-of-order": (entry) => `entry ${entry} is out of order`,
  outside: (entry) => `the entry with the id ${entry} is not part of the chain`,
  "not-as-noted": (entry) => `entry ${entry} is not the one that was noted`,
};

function read(text: string | undefined): NotedChainHead | undefined {
  if (text === undefined) return undefined;
  const [, number, hash] = NOTED.exec(text.trim()) ?? [];
  if (!number || !hash)
    throw new UsageError("NOTED is a number and a hash, as an earlier check has printed them.");
  return { number: Number(number), hash };
}

export function verdictLine({ entries, last, broken }: Verdict): string {
  if (broken) return `The audit is BROKEN: ${sentences[broken.how](broken.entry)}.`;
  return last
    ? `The audit is whole: ${entries} entries, the last is ${last.number}:${last.hash}`
    : "The audit is empty.";
}

export const command: Command = {
  summary: "checks that no entry of the audit was changed, removed or moved",
  usage: "[NOTED]",
  explanation:
    "Ends with 1 and names the first broken entry. NOTED is the line that an earlier check printed, or its NUMBER:HASH, kept outside\n" +
    "of the database: with it, entries cut off at the end and a chain written anew are found out too.",
  positionals: { min: 0, max: 1 },
  async run({ positionals: [text] }) {
    const noted = read(text);
    const { withDatabase } = await import("../with-database");
    const { verifyChain } = await import("~/domain/audit/chain.server");
    const verdict = await withDatabase(() => verifyChain(noted));
    console.log(verdictLine(verdict));
    return verdict.broken ? 1 : 0;
  },
};
