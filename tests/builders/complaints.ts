import { randomBytes, randomInt } from "node:crypto";
import { contacts, db, staffUsers } from "~/db";
import { makeReference } from "~/domain/complaints/reference";

type Role = "admin" | "editor" | "viewer";

/** Inserts a member of staff who cannot sign in. */
export async function aStaffUser(role: Role, email = `${role}@complaints.test`) {
  const [user] = await db
    .insert(staffUsers)
    .values({ email, fullName: `${role} of ${email}`, role, passwordHash: "none" })
    .returning();
  return user!;
}

/** Inserts a message, pending unless changed. */
export async function aComplaint(changed: Partial<typeof contacts.$inferInsert> = {}) {
  const [message] = await db
    .insert(contacts)
    .values({
      reference: makeReference(randomInt),
      receipt: randomBytes(16).toString("base64url"),
      name: "ليلى حدّاد",
      phone: "0791234567",
      email: "leila@home.example",
      title: "تأخر الموعد",
      subject: "انتظرت ثلاث ساعات.",
      language: "ar",
      ...changed,
    })
    .returning();
  return message!;
}
