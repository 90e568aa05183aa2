import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, computerUsers, db, members, staffUsers } from "~/db";
import { listEntries } from "~/domain/audit/entries.server";
import { exportEntries } from "~/domain/audit/export.server";
import { auditFilter } from "~/domain/audit/filter";
import { record } from "~/domain/audit/record.server";
import { entryInWords } from "~/letters/audit";
import { useDatabase } from "../support/database";

useDatabase();

const rana = "7d9e2b1c-0000-4000-8000-000000000001";
const sami = "7d9e2b1c-0000-4000-8000-000000000002";
const clerk = "7d9e2b1c-0000-4000-8000-000000000003";

beforeEach(async () => {
  const account = { passwordHash: "x", role: "editor" } as const;
  await db.insert(staffUsers).values([
    { ...account, id: rana, email: "rana@home.example", fullName: "رنا الأحمد" },
    { ...account, id: sami, email: "sami@home.example", fullName: "Sami Haddad" },
  ]);
  await db
    .insert(computerUsers)
    .values({ id: clerk, username: "COMP1", passwordHash: "x", permissions: ["look-up"] });
  await db
    .insert(members)
    .values({ memberNumber: 10001, nameAr: "أحمد خالد", nameEn: "Ahmad Khaled", workStatus: 1 });
  const by = {
    rana: { kind: "staff", id: rana },
    sami: { kind: "staff", id: sami },
    clerk: { kind: "computer", id: clerk },
    doctor: { kind: "doctor", id: "10001" },
    visitor: { kind: "anonymous", id: null },
  } as const;
  const deed = (actor: (typeof by)[keyof typeof by], action: string, subject: string, detail?: object) =>
    db.transaction((tx) => record(tx, actor, { action, subject, detail: detail as Record<string, unknown> }));
  await deed(by.rana, "news.publish", "news:40");
  await deed(by.sami, "news.update", "news:40", { title: { before: "Old", after: "New" } });
  await deed(by.clerk, "financial-card.read", "member:10001");
  await deed(by.doctor, "survey.answer", "newsletter");
  await deed(by.visitor, "odd", "news:4");
  await deed(by.sami, "account.role", `staff:${rana}`, { before: "viewer", after: "editor" });
});

const found = async (query: string) => {
  const { refused: _, ...filter } = auditFilter(new URLSearchParams(query));
  return (await listEntries(filter, "en")).entries.map(({ action }) => action);
};

describe("the list of the audit", () => {
  it("lists the newest entries first", async () => {
    expect(await found("")).toEqual([
      "account.role",
      "odd",
      "survey.answer",
      "financial-card.read",
      "news.update",
      "news.publish",
    ]);
  });

  it.each([
    ["actor=computer", ["financial-card.read"]],
    ["actor=anonymous", ["odd"]],
    ["name=رنا الاحمد", ["news.publish"]],
    ["name=SAMI@home", ["account.role", "news.update"]],
    ["name=comp1", ["financial-card.read"]],
    ["name=أحمد", ["survey.answer", "news.publish"]],
    ["name=أحمد&actor=doctor", ["survey.answer"]],
    ["name=١٠٠٠١", ["survey.answer"]],
    ["name=nobody", []],
    ["name=%25", []],
    ["action=news.update", ["news.update"]],
    ["subject=news:4", ["odd"]],
    ["subject=news", ["odd", "news.update", "news.publish"]],
    ["subject=NEWS", []],
  ])("finds by %s", async (query, actions) => expect(await found(query)).toEqual(actions));

  it("counts days as Amman does", async () => {
    await db.execute(sql`alter table audit disable trigger user`);
    await db.execute(sql`update audit set at = '2026-03-09T20:59:59Z' where action = 'news.publish'`);
    await db.execute(sql`update audit set at = '2026-03-09T21:00:00Z' where action = 'news.update'`);
    await db.execute(sql`update audit set at = '2026-03-10T20:59:59Z' where action = 'odd'`);
    await db.execute(sql`alter table audit enable trigger user`);
    expect(await found("from=2026-03-10&to=2026-03-10")).toEqual(["odd", "news.update"]);
    expect(await found("to=2026-03-09")).toEqual(["news.publish"]);
  });

  it("pages through all entries without gaps or repetitions while new ones are written", async () => {
    await db.execute(
      sql`insert into audit (actor_kind, action, subject) select 'system', 'test', 'n:' || n from generate_series(1, 120) n`,
    );
    const seen: number[] = [];
    let before: number | null = null;
    for (let page = 0; page < 9; page++) {
      const query: string = before ? `actor=system&before=${before}` : "actor=system";
      const { refused: _, ...filter } = auditFilter(new URLSearchParams(query));
      const { entries, more } = await listEntries(filter, "en");
      expect(entries.length).toBe(page < 2 ? 50 : 20);
      seen.push(...entries.map(({ id }) => id));
      await db.execute(sql`insert into audit (actor_kind, action, subject) values ('system', 'later', 'n')`);
      if (!more) break;
      before = entries.at(-1)!.id;
    }
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  });

  it("shows actor, action and changes in words", async () => {
    const { refused: _, ...all } = auditFilter(new URLSearchParams());
    const inWords = async (language: "ar" | "en") => {
      const { entries, names } = await listEntries(all, language);
      return entries.map((entry) => entryInWords(entry, names, language));
    };
    const [role, odd, survey, card, update] = await inWords("en");
    expect(role).toMatchObject({
      action: "Role changed",
      who: "Sami Haddad",
      kind: "Employee",
      subjectWords: "Account: رنا الأحمد",
      changes: [{ field: null, before: "viewer", after: "editor" }],
    });
    expect(odd).toMatchObject({ action: "odd", who: null, kind: "Visitor", subjectWords: "Article 4" });
    expect(survey).toMatchObject({
      action: "survey.answer",
      who: "Ahmad Khaled",
      subjectWords: "newsletter",
    });
    expect(card).toMatchObject({ who: "COMP1", subjectWords: "Member: Ahmad Khaled" });
    expect(update!.changes).toEqual([{ field: "Title", before: "Old", after: "New" }]);
    expect((await inWords("ar"))[0]).toMatchObject({
      action: "تغيير صلاحية",
      kind: "موظف",
      subjectWords: "الحساب: رنا الأحمد",
      changes: [{ field: null, before: "مطّلع", after: "محرّر" }],
    });
  });

  it("exports a limited number of entries and records the export", async () => {
    await db.execute(
      sql`insert into audit (actor_kind, action, subject) select 'system', 'test', 'n:' || n from generate_series(1, 700) n`,
    );
    const { refused: _, ...filter } = auditFilter(new URLSearchParams("actor=system"));
    const sizes: number[] = [];
    const { rows, batches } = await exportEntries({ id: rana }, filter, "en");
    for await (const entries of batches) sizes.push(entries.length);
    expect(sizes).toEqual([500, 200]);
    expect(rows).toBe(700);
    const entries = await db.select().from(audit).where(sql`action = 'audit.export'`);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actorId: rana, subject: "audit", detail: { actor: "system" } });
  });
});
