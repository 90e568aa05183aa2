import type { AppLoadContext } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, internshipDraftDevices, internshipDrafts, outbox } from "~/db";
import { deleteExpired } from "~/domain/files/housekeeping.server";
import type { FormValues } from "~/domain/internships/application";
import { autosaveDraft, closeDraftOnDevice, findDraft, saveDraft } from "~/domain/internships/drafts.server";
import { readResumeCode } from "~/domain/internships/resume-code.server";
import { enforceRateLimit, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { sentApplication } from "../builders/applications";
import { useDatabase } from "../support/database";
import { databaseClock } from "../support/database-clock";
import { afterRotation } from "../support/rotated-secrets";

useDatabase();

const inArabic = { language: "ar" } as const;
const newDraft = (values: FormValues = {}, mail = false) =>
  saveDraft(values, { token: null, mail, ...inArabic });
const letters = () => db.select().from(outbox);
const age = (days: number) =>
  db.execute(sql`update internship_drafts set saved_at = saved_at - make_interval(days => ${days}),
    expires_at = expires_at - make_interval(days => ${days})`);
const everything = async () => {
  const tables = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const rows = [];
  for (const { name } of tables)
    rows.push(...(await db.execute(sql.raw(`select t::text as row from ${name} t`))));
  return rows.map(({ row }) => String(row)).join("\n");
};

describe("a draft", () => {
  it("is stored as it was typed, one step at a time, and shows its code again", async () => {
    const { draft, token } = await newDraft({ DOC_NAME_A: "  سارة", MOBIL: "٠٧٩" });
    expect(readResumeCode(draft.code)).toBe(draft.code);
    const before = await databaseClock();
    const second = await saveDraft({ MOBIL: "", SEX: "2" }, { token, ...inArabic });
    expect(second.token).toBe(token);
    expect(await findDraft(token)).toEqual(second.draft);
    expect(second.draft).toMatchObject({
      id: draft.id,
      code: draft.code,
      values: { DOC_NAME_A: "  سارة", MOBIL: "", SEX: "2" },
    });
    expect(second.draft.savedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(second.draft.savedAt.getTime()).toBeLessThanOrEqual(await databaseClock());
  });

  it("is not lost if a token opens none, and each draft has a unique token and code", async () => {
    const unknown = "A".repeat(22);
    const drafts = [await newDraft(), await saveDraft({ SEX: "1" }, { token: unknown, ...inArabic })];
    expect(drafts[1]!.token).not.toBe(unknown);
    expect(new Set(drafts.map(({ token }) => token)).size).toBe(2);
    expect(new Set(drafts.map(({ draft }) => draft.code)).size).toBe(2);
    for (const nobody of [null, "", unknown]) expect(await findDraft(nobody)).toBeNull();
  });

  it("loses no field in two concurrent saves", async () => {
    const { token } = await newDraft();
    const fields = Object.keys(sentApplication());
    await Promise.all(fields.map((field) => saveDraft({ [field]: field }, { token, ...inArabic })));
    expect((await findDraft(token))!.values).toEqual(
      Object.fromEntries(fields.map((field) => [field, field])),
    );
  });

  it("is created once when its first save is repeated", async () => {
    const submission = { id: crypto.randomUUID(), form: "draft", actor: "anyone", bodyHash: "x" };
    const first = { token: null, submission, mail: true, ...inArabic };
    const saved = await Promise.all(
      ["1", "2", "1"].map((SEX) => saveDraft({ SEX, E_MAIL: "sara@intern.example" }, first)),
    );
    expect(new Set(saved.map(({ draft }) => draft.code)).size).toBe(1);
    for (const { token } of saved) expect(await findDraft(token)).not.toBeNull();
    expect(saved.map(({ mailedTo }) => mailedTo)).toEqual(Array(3).fill("sara@intern.example"));
    expect(await letters()).toHaveLength(1);
  });

  it("is not opened by another person's form with the same id", async () => {
    const submission = { id: crypto.randomUUID(), form: "draft", actor: "anyone", bodyHash: "x" };
    const saving = { token: null, ...inArabic };
    const first = await saveDraft({ SEX: "1" }, { ...saving, submission });
    const other = await saveDraft({ SEX: "2" }, { ...saving, submission: { ...submission, bodyHash: "y" } });
    expect(other.draft.code).not.toBe(first.draft.code);
    expect((await findDraft(first.token))!.values).toEqual({ SEX: "1" });
  });

  it("is closed on one device, and is kept", async () => {
    const { token } = await newDraft({ SEX: "1" });
    await closeDraftOnDevice(token);
    expect(await findDraft(token)).toBeNull();
    expect(await db.$count(internshipDrafts)).toBe(1);
  });

  it("saves further typing, sends no email, and is not created again once it is closed", async () => {
    const { token } = await newDraft({ SEX: "1", E_MAIL: "rana@home.example" });
    expect(await autosaveDraft(token, { CITY: "1101" })).toBe(true);
    expect((await findDraft(token))!.values).toMatchObject({ SEX: "1", CITY: "1101" });
    await closeDraftOnDevice(token);
    expect(await autosaveDraft(token, { CITY: "1102" })).toBe(false);
    expect(await letters()).toEqual([]);
    expect(await db.$count(internshipDrafts)).toBe(1);
  });

  it("is kept for fourteen days after it was last saved", async () => {
    const { token } = await newDraft({ SEX: "1" });
    await age(13);
    await deleteExpired();
    await saveDraft({ CITY: "1101" }, { token, ...inArabic });
    await age(13);
    await deleteExpired();
    expect((await findDraft(token))!.values).toEqual({ SEX: "1", CITY: "1101" });
    await age(1);
    expect(await findDraft(token)).toBeNull();
    const anew = await saveDraft({ CITY: "1102" }, { token, ...inArabic });
    expect(anew.draft.values).toEqual({ CITY: "1102" });
    await deleteExpired();
    expect(await db.$count(internshipDrafts)).toBe(1);
    expect(await db.$count(internshipDraftDevices)).toBe(1);
  });

  it("can be read after a rotation of the secret, but not after its loss", async () => {
    const { draft, token } = await newDraft({ SEX: "1" });
    await afterRotation(async () => expect(await findDraft(token)).toEqual(draft));
    await afterRotation(async () => expect(await findDraft(token)).toBeNull(), { oldIsListed: false });
    await afterRotation(() => saveDraft({ CITY: "1101" }, { token, ...inArabic }));
    await afterRotation(async () => expect((await findDraft(token))!.code).toBe(draft.code), {
      oldIsListed: false,
    });
  });

  it("is refused after twenty from one client in ten minutes", async () => {
    const begin = (client: string) => enforceRateLimit("draft", { client } as AppLoadContext);
    for (let n = 0; n < 20; n++) await begin("192.0.2.1");
    await expect(begin("192.0.2.1")).rejects.toBeInstanceOf(TooManyAttempts);
    await begin("192.0.2.2");
  });

  it("is unreadable in the database", async () => {
    const typed = Object.entries(sentApplication()).filter(([, value]) => String(value).length > 4);
    const values = Object.fromEntries(typed.map(([field, value]) => [field, String(value)]));
    const bodyHash = "a hash of what was typed";
    const submission = { id: crypto.randomUUID(), form: "draft", actor: "anyone", bodyHash };
    const { draft, token } = await saveDraft(values, { token: null, submission, ...inArabic });
    const dump = await everything();
    expect(dump).toContain(draft.id);
    for (const secret of [
      ...Object.values(values),
      token,
      draft.code,
      draft.code.replaceAll("-", ""),
      bodyHash,
    ])
      expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(values.DOC_NAME_A!).toString("base64url").slice(0, -2));
  });
});

describe("the email with the code", () => {
  const address = "sara@intern.example";

  it("is sent on request, once per address, in the language of the draft", async () => {
    const { draft, token, mailedTo } = await newDraft({ E_MAIL: address });
    expect(mailedTo).toBeNull();
    expect(await letters()).toEqual([]);
    const input = { token, language: "en", mail: true, origin: "https://site.test" } as const;
    const typed = [{}, {}, { E_MAIL: " SARA@intern.example " }, { E_MAIL: "other@intern.example" }];
    for (const values of typed) await saveDraft(values, input);
    const sent = await letters();
    expect(sent.map(({ recipient }) => recipient)).toEqual([address, "other@intern.example"]);
    expect(sent[0]!.text).toContain(draft.code);
    expect(sent[0]!.text).toContain("https://site.test/registration-until-emtyaz/resume");
    expect(sent[0]!.html).toContain('lang="en"');
    expect(sent[0]!.about).toBe(`internship-draft:${draft.id}`);
    await newDraft({ E_MAIL: "third@intern.example" }, true);
    expect((await letters()).at(-1)!.html).toContain('lang="ar"');
  });

  it.each(["", "sara", "sara@", "sara@intern.example\nBcc: all@intern.example", "<b>@intern.example"])(
    "does not go to %j",
    async (wrong) => {
      expect((await newDraft({ E_MAIL: wrong }, true)).mailedTo).toBeNull();
      expect(await letters()).toEqual([]);
    },
  );

  it("is sent to one address three times a day, and once for two concurrent requests", async () => {
    const { token } = await newDraft({ E_MAIL: address });
    const again = { token, mail: true, ...inArabic };
    await Promise.all([saveDraft({}, again), saveDraft({}, again)]);
    expect(await letters()).toHaveLength(1);
    const others = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        newDraft({ E_MAIL: n % 2 ? address : address.toUpperCase() }, true),
      ),
    );
    expect(others.filter(({ mailedTo }) => mailedTo)).toHaveLength(2);
    expect(await letters()).toHaveLength(3);
    expect((await saveDraft({}, again)).mailedTo).toBe(address);
    await db.execute(sql`update throttles set window_started_at = window_started_at - interval '25 hours'`);
    expect((await newDraft({ E_MAIL: address }, true)).mailedTo).toBe(address);
  });
});
