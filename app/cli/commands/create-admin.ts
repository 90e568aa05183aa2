import type { Command } from "../command";
import { askPassword, requireCreated } from "../new-account";

export const command: Command = {
  summary: "creates a staff account with the role admin",
  usage: 'EMAIL "FULL NAME" [PASSWORD]',
  explanation:
    "Without PASSWORD it is asked for at the terminal, or read from the first line of standard input.",
  positionals: { min: 2, max: 3 },
  async run({ positionals: [email = "", fullName = "", positionalPassword] }) {
    const password = positionalPassword ?? (await askPassword());
    const { withDatabase } = await import("../with-database");
    const { createStaffUser } = await import("~/domain/accounts/staff-accounts.server");
    requireCreated(await withDatabase(() => createStaffUser({ email, fullName, password, role: "admin" })));
    console.log(`The admin ${email.trim()} may sign in at /emp-portal.`);
    return 0;
  },
};
