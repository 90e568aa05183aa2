import { system } from "~/domain/audit/record.server";
import { parseMemberNumber } from "~/domain/members/member-number";
import { formatMoment } from "~/i18n";
import { type Command, CommandRefused } from "../command";

const reasons = {
  "no-such-member": "no member has this association number",
  disabled: "the member's account is disabled",
};

export const command: Command = {
  summary: "makes the one-time code by which a doctor chooses a new password",
  usage: "DOC_NO",
  explanation: `Check the person's identity first. The code works once, for 72 hours, at /dr-portal/recover, takes the
place of an earlier one, and opens the account of a member who has none yet. It is printed this once; that it was made
goes on record.`,
  positionals: { min: 1, max: 1 },
  async run({ positionals: [typed = ""] }) {
    const read = parseMemberNumber(typed);
    if (!("memberNumber" in read)) throw new CommandRefused(`"${typed}" is no association number.`);
    const { memberNumber } = read;
    const { withDatabase } = await import("../with-database");
    const { issueRecoveryCode } = await import("~/domain/accounts/recovery-codes.server");
    const submission = { id: null, form: "recovery-code", actor: "system", bodyHash: "" };
    const { outcome, code } = await withDatabase(() =>
      issueRecoveryCode(memberNumber, { actor: system, submission }),
    );
    if (!outcome.issued) throw new CommandRefused(`No code was made: ${reasons[outcome.reason]}.`);
    const { name, until } = outcome;
    console.log(`Number  ${memberNumber}\nName    ${name.en || name.ar}\nCode    ${code}`);
    console.log(`Until   ${formatMoment(new Date(until), "en")} (Amman)`);
    return 0;
  },
};
