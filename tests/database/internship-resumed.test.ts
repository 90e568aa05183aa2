import type { AppLoadContext } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, internshipApplications, internshipDraftDevices, internshipDrafts, throttles } from "~/db";
import { applicationInput, applicationOf, type FormValues } from "~/domain/internships/application";
import { closeDraftOnDevice, findDraft, saveDraft } from "~/domain/internships/drafts.server";
import { receiveApplication } from "~/domain/internships/receive.server";
import { resume } from "~/domain/internships/resume.server";
import { enforceRateLimit, refund, TooManyAttempts } from "~/domain/limits/rate-limits.server";
import { parseForm } from "~/fields/parse-form";
import { today } from "~/platform/clock.server";
import { applicationForm } from "../builders/applications";
import { useDatabase } from "../support/database";
import { afterRotation } from "../support/rotated-secrets";

useDatabase();

const BORN = "2001-03-14";
const UNKNOWN = "0000-0000-00";
const inEnglish = { language: "en" } as const;
const newDraft = (values: FormValues = { BIRTH_DATE: BORN }) =>
  saveDraft(values, { token: null, ...inEnglish });
const application = () => applicationOf(parseForm(applicationForm(), applicationInput(today())).value!);
const submission = () => ({ id: crypto.randomUUID(), form: "apply", actor: "anyone", bodyHash: "x" });
const send = (draftToken: string, confirmAnother = false) =>
  receiveApplication(application(), { submission: submission(), draftToken, confirmAnother, ...inEnglish });
const tokenIn = (opened: Awaited<ReturnType<typeof resume>>) =>
  opened && "draftToken" in opened ? opened.draftToken : null;

describe("a resume code", () => {
  it("opens the draft on a second device, where it can be saved as on the first", async () => {
    const { draft, token } = await newDraft();
    const other = tokenIn(await resume(draft.code.toLowerCase().replaceAll("-", " "), "١٤/٣/٢٠٠١"))!;
    expect(other).not.toBe(token);
    await saveDraft({ SEX: "2" }, { token: other, ...inEnglish });
    expect((await findDraft(token))!.values).toEqual({ BIRTH_DATE: BORN, SEX: "2" });
    await closeDraftOnDevice(token);
    expect((await findDraft(other))!.id).toBe(draft.id);
  });

  it("can be used on several devices at once", async () => {
    const { draft } = await newDraft();
    const opened = await Promise.all(Array.from({ length: 5 }, () => resume(draft.code, BORN)));
    expect(new Set(opened.map(tokenIn)).size).toBe(5);
    expect(await db.$count(internshipDraftDevices)).toBe(6);
  });

  it("is not enough if a date of birth was saved, and is enough if none is readable", async () => {
    const { draft } = await newDraft({ BIRTH_DATE: "14.3.2001" });
    for (const wrong of ["", "2001-03-15", "14/3/01", "x".repeat(1000)])
      expect(await resume(draft.code, wrong)).toBeNull();
    expect(await resume(draft.code, BORN)).not.toBeNull();
    for (const unread of [{}, { BIRTH_DATE: "" }, { BIRTH_DATE: "31/2/2001" }])
      expect(tokenIn(await resume((await newDraft(unread)).draft.code, ""))).not.toBeNull();
  });

  it("opens the application that the draft became, with the day of birth only", async () => {
    const { draft, token } = await newDraft({});
    await send(token);
    const [kept] = await db.select().from(internshipApplications);
    expect(await resume(draft.code, BORN)).toEqual({ applicationId: kept!.id });
    for (const wrong of ["", "2001-03-15"]) expect(await resume(draft.code, wrong)).toBeNull();
    expect(await findDraft(token)).toBeNull();
  });

  it("opens nothing if it is wrong, of another draft, or of an expired one", async () => {
    const { draft } = await newDraft();
    for (const wrong of [UNKNOWN, "", "K7M4", "\0", "'; --"]) expect(await resume(wrong, BORN)).toBeNull();
    await db.execute(sql`update internship_drafts set expires_at = now()`);
    expect(await resume(draft.code, BORN)).toBeNull();
    expect(await db.$count(internshipDraftDevices)).toBe(1);
  });

  it("still opens after a rotation of the secret", async () => {
    const one = await newDraft();
    const two = await newDraft();
    await send(two.token);
    await afterRotation(async () => {
      expect(await findDraft(tokenIn(await resume(one.draft.code, BORN)))).toEqual(one.draft);
      expect(await resume(two.draft.code, BORN)).toHaveProperty("applicationId");
    });
  });
});

describe("submitting a draft", () => {
  it("uses it up once, of two concurrent submissions", async () => {
    const { draft, token } = await newDraft();
    const answers = await Promise.all([send(token), send(token)]);
    expect(answers.filter(({ outcome }) => "alreadyApplied" in outcome)).toHaveLength(1);
    expect(await db.$count(internshipApplications)).toBe(1);
    expect(await db.$count(internshipDrafts)).toBe(0);
    expect(await resume(draft.code, BORN)).toHaveProperty("applicationId");
  });

  it("gives its code to only one of two intended applications", async () => {
    const { token } = await newDraft();
    await Promise.all([send(token, true), send(token, true)]);
    const kept = await db.select().from(internshipApplications);
    expect(new Set(kept.map(({ resumeHash }) => resumeHash)).size).toBe(2);
  });

  it("keeps the draft if the person has applied before", async () => {
    await send((await newDraft()).token);
    const { draft, token } = await newDraft();
    expect((await send(token)).outcome).toEqual({ alreadyApplied: true });
    expect(await findDraft(token)).toEqual(draft);
  });

  it("while it is being saved loses neither the draft nor the application", async () => {
    const { token } = await newDraft();
    const [sent, saved] = await Promise.all([send(token), saveDraft({ SEX: "1" }, { token, ...inEnglish })]);
    expect(sent.outcome).toHaveProperty("temporaryNumber");
    expect(await findDraft(token)).toBeNull();
    if (saved.token !== token) expect((await findDraft(saved.token))!.values).toEqual({ SEX: "1" });
    expect(await db.$count(internshipApplications)).toBe(1);
  });

  it("concurrently with opening it elsewhere leads to one or the other", async () => {
    const { draft, token } = await newDraft();
    const [, ...opened] = await Promise.all([
      send(token),
      ...Array.from({ length: 5 }, () => resume(draft.code, BORN)),
    ]);
    expect(opened).not.toContain(null);
    expect(await db.$count(internshipDraftDevices)).toBe(0);
  });
});

describe("guessing", () => {
  const guess = async (client: string, code: string, day = BORN) => {
    const context = { client } as AppLoadContext;
    await enforceRateLimit("resume", context);
    const opened = await resume(code, day);
    if (opened) await refund("resume", context);
    return opened;
  };
  const refused = (tries: PromiseSettledResult<unknown>[]) =>
    tries.filter((each) => each.status === "rejected" && each.reason instanceof TooManyAttempts).length;

  it("ends after five wrong codes from one client; correct ones do not count", async () => {
    const { draft } = await newDraft();
    for (let n = 0; n < 7; n++) expect(await guess("192.0.2.1", draft.code)).not.toBeNull();
    for (let n = 0; n < 5; n++) expect(await guess("192.0.2.1", UNKNOWN)).toBeNull();
    const error = await guess("192.0.2.1", draft.code).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(TooManyAttempts);
    const [first] = await db
      .select({ at: throttles.windowStartedAt })
      .from(throttles)
      .where(sql`${throttles.key} = 'resume:192.0.2.1'`);
    expect(error.until).toEqual(new Date(first!.at.getTime() + 10 * 60_000));
    expect(await guess("192.0.2.2", draft.code)).not.toBeNull();
    await db.execute(sql`update throttles set window_started_at = window_started_at - interval '11 minutes'`);
    expect(await guess("192.0.2.1", draft.code)).not.toBeNull();
  });

  it("is limited to five of many concurrent attempts", async () => {
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => guess("192.0.2.1", UNKNOWN)));
    expect(refused(tries)).toBe(35);
  });

  it("does not lock out other clients", async () => {
    const { draft } = await newDraft();
    for (let n = 0; n < 60; n++)
      for (let tried = 0; tried < 5; tried++)
        await enforceRateLimit("resume", { client: `net-${n}` } as AppLoadContext);
    expect(await guess("192.0.2.2", draft.code)).not.toBeNull();
  });

  it("is refused after twenty wrong birth dates from all clients together", async () => {
    const { draft, token } = await newDraft();
    for (let n = 0; n < 20; n++) expect(await guess(`192.0.2.${n}`, draft.code, "2001-03-15")).toBeNull();
    expect(await guess("192.0.2.99", draft.code)).toBeNull();
    expect(await findDraft(token)).not.toBeNull();
    await db.execute(sql`update throttles set window_started_at = window_started_at - interval '25 hours'`);
    expect(await guess("192.0.2.99", draft.code)).not.toBeNull();
  });

  it("does not store the typed code", async () => {
    await guess("192.0.2.1", "K7M4-QX9R-2T");
    const rows = await db.execute(sql`select t::text as row from throttles t`);
    expect(JSON.stringify(rows)).not.toMatch(/K7M4|QX9R|2001/);
  });
});
