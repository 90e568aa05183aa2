import { computerUsers } from "~/db/schema";
import { type Actor, record } from "~/domain/audit/record.server";
import { type Answered, once, type Submission } from "~/domain/submissions/once.server";
import { hashPassword } from "~/platform/passwords.server";
import { isActiveAdmin, lockAdmins } from "./admins.server";
import { completePermissions } from "./computer-permissions";
import { type ComputerAccount, centreFor } from "./computer-user-changes.server";
import type { ComputerPermission } from "./identities";
import { numericPasswordFault, type PasswordFault } from "./password-rule";
import { readUsername } from "./username-rule";

type New = ComputerAccount & { username: string; password: string };
type Reason = PasswordFault | "username-invalid" | "username-taken" | "centre-unknown" | "not-admin";
export type NewComputerUserOutcome = { created: true } | { created: false; reason: Reason };
type Sent = { actor: Actor; submission: Submission };

const fromTheTerminal: Sent = {
  actor: { kind: "system", id: null },
  submission: { id: null, form: "create-computer-user", actor: "system", bodyHash: "" },
};
const refuse = (reason: Reason): NewComputerUserOutcome => ({ created: false, reason });

/**
 * Creates a user of the computer portal, with the user name in upper case; refuses a name that is taken, a password
 * against the rule, a centre of no current election, and an actor who is no admin any more. The same submission again
 * gives the first answer.
 */
export async function addComputerUser(
  { username, password, ...account }: New,
  { actor, submission }: Sent,
): Promise<Answered<NewComputerUserOutcome>> {
  const name = readUsername(username);
  const fault = name ? numericPasswordFault(password) : "username-invalid";
  if (!name || fault)
    return { outcome: refuse(fault ?? "username-invalid"), replayed: false, changed: false };
  const passwordHash = await hashPassword(password);
  return once(submission, async (tx) => {
    await lockAdmins(tx);
    if (actor.kind === "staff" && !(await isActiveAdmin(tx, actor.id ?? ""))) return refuse("not-admin");
    const centre = await centreFor(tx, account.centreId);
    if (centre === undefined) return refuse("centre-unknown");
    const [row] = await tx
      .insert(computerUsers)
      .values({ ...account, username: name, passwordHash })
      .onConflictDoNothing()
      .returning({ id: computerUsers.id });
    if (!row) return refuse("username-taken");
    const { fullName, permissions, desk } = account;
    const after = { username: name, fullName, permissions, centre: centre?.code ?? null, desk };
    await record(tx, {
      actor,
      action: "computer-user.create",
      subject: `computer:${row.id}`,
      detail: { after },
    });
    return { created: true };
  });
}

type FromTheTerminal = {
  username: string;
  password: string;
  fullName?: string;
  permissions?: ComputerPermission[];
};

/** Creates a user of the computer portal from the terminal, by default for look-ups only, without a seat. */
export async function createComputerUser({
  fullName = "",
  permissions = ["look-up"],
  ...own
}: FromTheTerminal): Promise<NewComputerUserOutcome> {
  const account = { ...own, fullName: fullName.trim(), permissions: completePermissions(permissions) };
  return (await addComputerUser({ ...account, centreId: null, desk: null }, fromTheTerminal)).outcome;
}
