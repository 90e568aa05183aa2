import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { openSession } from "~/auth/sessions.server";
import { audit, db, outbox, passkeys, secondStepResets, sessions, staffUsers } from "~/db";
import {
  confirmRemoval,
  removeByOperator,
  requestRemoval,
  withdrawRemoval,
} from "~/domain/accounts/second-step-removal.server";
import { countCodesLeft, createCodes } from "~/domain/accounts/staff-recovery-codes.server";
import { useDatabase } from "../support/database";

useDatabase();

type Staff = { id: string; email: string };
const names = ["first", "second", "person"] as const;
let people: Record<(typeof names)[number], Staff>;

const unsent = { id: null, form: "staff", actor: "", bodyHash: "" };
const by = (admin: Staff, { id } = people.person) => ({ admin, id, submission: unsent });
const outcomeOf = async (answered: ReturnType<typeof requestRemoval>) => (await answered).outcome;
const refused = (reason: string) => ({ done: false, reason });
const isOn = async () => (await db.$count(staffUsers)) === 3 && (await countCodesLeft(people.person.id)) > 0;

beforeEach(async () => {
  const rows = await db
    .insert(staffUsers)
    .values(
      names.map((name) => ({
        email: `${name}@site.test`,
        fullName: name,
        role: "admin" as const,
        passwordHash: "none",
        secondStepSecret: "sealed",
        secondStepSince: new Date(),
      })),
    )
    .returning({ id: staffUsers.id, email: staffUsers.email });
  people = Object.fromEntries(names.map((name, index) => [name, rows[index]])) as typeof people;
  await createCodes(people.person.id, unsent);
});

describe("a second factor", () => {
  it("is removed when one admin has requested and another confirmed it; the owner is informed", async () => {
    const { first, second, person } = people;
    const owner = { kind: "staff", subject: person.id } as const;
    const key = { credentialId: "c", userHandle: "h", name: "A phone", publicKey: "p", counter: 0 };
    await db.insert(passkeys).values({ ...owner, ...key });
    await openSession("staff", new Request("http://site.test/"), person.id);
    expect(await outcomeOf(requestRemoval(by(first)))).toEqual({ done: true });
    expect(await isOn()).toBe(true);
    expect(await outcomeOf(confirmRemoval(by(second)))).toEqual({ done: true });
    const left = [await countCodesLeft(person.id), await db.$count(passkeys), await db.$count(sessions)];
    expect(left).toEqual([0, 0, 0]);
    const letters = await db.select({ to: outbox.recipient, about: outbox.about }).from(outbox);
    expect(letters).toEqual([{ to: person.email, about: `staff:${person.id}` }]);
    const entries = await db.select({ actor: audit.actorId, detail: audit.detail }).from(audit);
    expect(entries.slice(-2)).toEqual([
      { actor: first.id, detail: { before: "off", after: "on" } },
      {
        actor: second.id,
        detail: { secondStep: { before: "on", after: "off" }, asked: first.id, passkeys: 1 },
      },
    ]);
  });

  it("cannot be removed by one admin, by the person, or by an expired request", async () => {
    const { first, second, person } = people;
    expect(await outcomeOf(requestRemoval(by(person)))).toEqual(refused("own"));
    expect(await outcomeOf(confirmRemoval(by(second)))).toEqual(refused("not-asked"));
    await requestRemoval(by(first));
    expect(await outcomeOf(confirmRemoval(by(first)))).toEqual(refused("same-admin"));
    expect(await outcomeOf(confirmRemoval(by(person)))).toEqual(refused("own"));
    await db.update(secondStepResets).set({ expiresAt: new Date(0) });
    expect(await outcomeOf(confirmRemoval(by(second)))).toEqual(refused("not-asked"));
    await requestRemoval(by(second));
    await db.update(staffUsers).set({ disabledAt: new Date() }).where(eq(staffUsers.id, second.id));
    expect(await outcomeOf(confirmRemoval(by(first)))).toEqual(refused("not-asked"));
    expect(await isOn()).toBe(true);
  });

  it("stays when the only confirmation comes from an admin whom the requester created, promoted or enabled", async () => {
    const { first, second } = people;
    await requestRemoval(by(first));
    for (const action of [
      "account.create",
      "account.role",
      "account.enable",
      "account.new-link",
      "account.invite",
    ]) {
      await db.insert(audit).values({
        ...{ actorKind: "staff", actorId: first.id, action, subject: `staff:${second.id}`, detail: {} },
        at: new Date("2020-01-01"),
      });
      expect(await outcomeOf(confirmRemoval(by(second)))).toEqual(refused("not-independent"));
      await db.execute(sql`truncate audit`);
    }
    expect(await isOn()).toBe(true);
  });

  it("stays if the confirming admin became an admin after the request", async () => {
    const { first, second, person } = people;
    await requestRemoval(by(first));
    await db.insert(audit).values({
      ...{ actorKind: "staff", actorId: person.id, action: "account.role", subject: `staff:${second.id}` },
      detail: { before: "viewer", after: "admin" },
    });
    expect(await outcomeOf(confirmRemoval(by(second)))).toEqual(refused("not-independent"));
    expect(await isOn()).toBe(true);
  });

  it("is removed when the confirming admin was promoted by somebody else before the request", async () => {
    const { first, second, person } = people;
    await db.insert(audit).values({
      ...{ actorKind: "staff", actorId: person.id, action: "account.role", subject: `staff:${second.id}` },
      ...{ detail: { before: "viewer", after: "admin" }, at: new Date("2020-01-01") },
    });
    await requestRemoval(by(first));
    expect(await outcomeOf(confirmRemoval(by(second)))).toEqual({ done: true });
  });

  it("stays if the request was withdrawn, and a second request does not replace the first", async () => {
    const { first, second } = people;
    await requestRemoval(by(first));
    await requestRemoval(by(second));
    expect(await outcomeOf(confirmRemoval(by(first)))).toEqual(refused("same-admin"));
    await withdrawRemoval(by(second));
    expect(await outcomeOf(confirmRemoval(by(second)))).toEqual(refused("not-asked"));
    expect(await isOn()).toBe(true);
  });

  it("is removed by the server's operator if no two other admins can", async () => {
    expect(await removeByOperator("nobody@site.test")).toBe(false);
    expect(await removeByOperator("Person@site.test")).toBe(true);
    expect(await removeByOperator("person@site.test")).toBe(false);
    expect(await isOn()).toBe(false);
    const [last] = (await db.select({ kind: audit.actorKind, action: audit.action }).from(audit)).slice(-1);
    expect(last).toEqual({ kind: "system", action: "account.second-step" });
  });
});
