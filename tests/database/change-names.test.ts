import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, db, members } from "~/db";
import { changeNames } from "~/domain/members/change-card.server";
import { findPersonalCard, lookUpPersonalCard } from "~/domain/members/personal-card.server";
import { useDatabase } from "../support/database";

useDatabase();

const actor = { kind: "computer", id: "11111111-2222-4333-8444-555555555555" } as const;
const by = (version?: number) => ({
  actor,
  submission: { id: crypto.randomUUID(), form: "names", actor: actor.id, bodyHash: "x" },
  version,
});
const entries = () => db.select().from(audit).orderBy(asc(audit.id));

beforeEach(async () => {
  await db
    .insert(members)
    .values({ memberNumber: 10001, nameAr: "أحمد", nameEn: "Ahmad", mobile: "0791234567", workStatus: 1 });
});

describe("changeNames", () => {
  it("updates the names on the register and records the old ones in the audit log", async () => {
    const { outcome } = await changeNames(10001, { nameAr: "أحمد", nameEn: "Ahmed" }, by(1));
    expect(outcome).toEqual({ done: true });
    expect(await findPersonalCard(10001)).toMatchObject({
      nameEn: "Ahmed",
      mobile: "0791234567",
      version: 2,
    });
    expect(await entries()).toMatchObject([
      {
        actorKind: "computer",
        actorId: actor.id,
        action: "member.names",
        subject: "member:10001",
        detail: { nameEn: { before: "Ahmad", after: "Ahmed" } },
      },
    ]);
  });

  it("changes and records nothing if the names are the same", async () => {
    const { outcome } = await changeNames(10001, { nameAr: "أحمد", nameEn: "Ahmad" }, by());
    expect(outcome).toEqual({ done: true });
    expect(await findPersonalCard(10001)).toMatchObject({ version: 1 });
    expect(await entries()).toEqual([]);
  });

  it("accepts one of twenty concurrent changes based on the same record", async () => {
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, i) => changeNames(10001, { nameAr: "أحمد", nameEn: `A${i}` }, by(1))),
    );
    expect(written.filter(({ outcome }) => outcome.done)).toHaveLength(1);
    expect(await entries()).toHaveLength(1);
    expect(await findPersonalCard(10001)).toMatchObject({ version: 2 });
  });

  it("returns unknown for an unused number", async () => {
    const { outcome } = await changeNames(10009, { nameAr: "أحمد", nameEn: "Ahmed" }, by());
    expect(outcome).toEqual({ done: false, reason: "not-found" });
  });
});

describe("lookUpPersonalCard", () => {
  it("shows no card without recording the look-up", async () => {
    expect(await lookUpPersonalCard(10001, actor)).toMatchObject({ mobile: "0791234567" });
    expect(await entries()).toMatchObject([{ action: "personal-card.read", subject: "member:10001" }]);
    expect(await lookUpPersonalCard(10009, actor)).toBeNull();
    expect(await entries()).toHaveLength(1);
  });
});
