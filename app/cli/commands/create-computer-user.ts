import { type ComputerPermission, computerPermissions } from "~/domain/accounts/identities";
import { type Command, CommandRefused } from "../command";
import { askPassword, requireCreated } from "../new-account";

const isKnown = (name: string): name is ComputerPermission =>
  computerPermissions.includes(name as ComputerPermission);

function permissionsOf(list: string): ComputerPermission[] {
  const names = list.split(",").map((name) => name.trim());
  const wrong = names.find((name) => !isKnown(name));
  if (wrong !== undefined)
    throw new CommandRefused(`There is no permission "${wrong}": ${computerPermissions.join(", ")}.`);
  return names.filter(isKnown);
}

export const command: Command = {
  summary: "creates a user of the computer portal",
  usage: `USERNAME [PASSWORD] [--name "FULL NAME"] [--permissions ${computerPermissions.join(",")}]`,
  explanation: `Without PASSWORD (8 digits or more) it is asked for at the terminal, or read from the first line of
standard input. Without --permissions the user may only look up:
  look-up  see any member's cards
  details  edit contact details, and look up
  names    edit names, and look up
  vote     mark who has voted
  undo     take back a mark that somebody else made
Where the user sits is chosen at /dashboard/computer-users.`,
  options: {
    name: { type: "string", default: "" },
    permissions: { type: "string", default: "look-up" },
  },
  positionals: { min: 1, max: 2 },
  async run({ positionals: [username = "", positionalPassword], values }) {
    const permissions = permissionsOf(String(values.permissions));
    const password = positionalPassword ?? (await askPassword());
    const { withDatabase } = await import("../with-database");
    const { createComputerUser } = await import("~/domain/computer-users/computer-users.server");
    const account = { username, password, fullName: String(values.name), permissions };
    requireCreated(await withDatabase(() => createComputerUser(account)));
    console.log(`The computer user ${username.trim().toUpperCase()} may sign in at /computer-portal.`);
    return 0;
  },
};
