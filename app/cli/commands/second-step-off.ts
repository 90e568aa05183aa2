import { type Command, CommandRefused } from "../command";

export const command: Command = {
  summary: "removes the second step of a member of staff who has lost it",
  usage: "EMAIL",
  explanation: `For an association without two other administrators, who do it at /dashboard/accounts-management. Check the
person's identity first. Recovery codes and passkeys go too, all sessions end, the person is told by letter, and it goes on
record.`,
  positionals: { min: 1, max: 1 },
  async run({ positionals: [email = ""] }) {
    const { withDatabase } = await import("../with-database");
    const { removeByOperator } = await import("~/domain/accounts/second-step-removal.server");
    const removed = await withDatabase(() => removeByOperator(email));
    if (!removed) throw new CommandRefused(`"${email}" is nobody on the staff who has a second step.`);
    console.log(`The second factor of ${email} is off. Sign in with the password, and set it up again.`);
    return 0;
  },
};
