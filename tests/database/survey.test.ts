import { createHash } from "node:crypto";
import { eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { demoComments } from "~/content/demo/survey";
import { audit, db, submissions, surveyComments, surveyResponses, throttles } from "~/db";
import { addDemoSurvey } from "~/domain/demo/feedback.server";
import { COMMENTS_PER_PAGE, exportComments, listComments } from "~/domain/surveys/comments.server";
import { monthBefore } from "~/domain/surveys/month";
import { readMonths, readStatistics } from "~/domain/surveys/statistics.server";
import { HONEYPOT_FIELD } from "~/forms";
import { today } from "~/platform/clock.server";
import { surveyAction } from "~/routes/survey/fill-in/action.server";
import { useDatabase } from "../support/database";

useDatabase();

type Sent = Record<string, string>;
const answered: Sent = { question1: "1", question2: "2", question3: "3", question4: "3" };

/** Sends the form. Returns the status and either the redirect or the page's data. */
async function send(fields: Sent = {}, client = "192.0.2.1") {
  const form = new FormData();
  for (const [name, value] of Object.entries({ submission_id: crypto.randomUUID(), ...answered, ...fields }))
    form.append(name, value);
  const request = new Request("http://localhost/survey", { method: "POST", headers: { Cookie: "lang=en" } });
  const answer = await surveyAction(form, { request, context: { client }, params: {} });
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get("Location"), refused: null, retryAfter: 0 };
  const headers = new Headers(answer.init?.headers);
  const retryAfter = Number(headers.get("Retry-After"));
  return { status: answer.init?.status ?? 200, to: null, refused: answer.data, retryAfter };
}

/** Distinguishable sheets, each from a client of its own. */
const sheetOf = (number: number): Sent => ({
  question1: String(1 + (number % 3)),
  question2: String(1 + (Math.floor(number / 3) % 3)),
  question3: String(1 + (Math.floor(number / 9) % 3)),
  question4: String(1 + (Math.floor(number / 27) % 3)),
});
async function sendSheets(howMany: number, commented = true) {
  for (let number = 0; number < howMany; number++) {
    const comment: Sent = commented ? { additional_feedback: `comment ${number}` } : {};
    expect((await send({ ...sheetOf(number), ...comment }, `192.0.2.${number}`)).status).toBe(303);
  }
}
const numberOf = (row: { question1: number; question2: number; question3: number; question4: number }) =>
  row.question1 - 1 + 3 * (row.question2 - 1) + 9 * (row.question3 - 1) + 27 * (row.question4 - 1);
const inTurn = (howMany: number) => Array.from({ length: howMany }, (_, number) => number);

describe("a sheet", () => {
  it("is stored with the day in Amman, separately from its comment", async () => {
    const answer = await send({ additional_feedback: "  شكرًا\r\nلكم  " });
    expect(answer).toMatchObject({ status: 303, to: "/" });
    const [row] = await db.select().from(surveyResponses);
    expect(row).toMatchObject({ question1: 1, question2: 2, question3: 3, question4: 3, createdOn: today() });
    const [comment] = await db.select().from(surveyComments);
    expect(comment).toMatchObject({ additionalFeedback: "شكرًا\nلكم", createdOn: today() });
  });

  it("has no comment when nothing was written", async () => {
    await send({ additional_feedback: " \r\n " });
    expect([await db.$count(surveyResponses), await db.$count(surveyComments)]).toEqual([1, 0]);
  });

  it("is stored once for twenty concurrent submissions, and when it is repeated with other answers", async () => {
    const submission_id = crypto.randomUUID();
    const same = { submission_id, additional_feedback: "once" };
    const answers = await Promise.all(inTurn(20).map(() => send(same)));
    expect(answers.every(({ status, to }) => status === 303 && to === "/")).toBe(true);
    expect(await send({ ...same, question1: "3" })).toMatchObject({ status: 303, to: "/" });
    expect([await db.$count(surveyResponses), await db.$count(surveyComments)]).toEqual([1, 1]);
    expect((await db.select().from(surveyResponses))[0]!.question1).toBe(1);
  });

  it("is rejected with the chosen answers when a question is unanswered", async () => {
    for (const missing of ["", "0", "4"]) {
      const { status, refused } = await send({ question3: missing, additional_feedback: "kept" });
      expect(status).toBe(422);
      expect(refused?.answer.error?.question3).toEqual(["survey:choose"]);
      expect(refused?.answer.initialValue).toMatchObject({ question1: "1", additional_feedback: "kept" });
    }
    const { refused } = await send({ question3: "" });
    expect(refused?.answer.error?.[""]).toEqual(["survey:answer-all"]);
    expect(await db.$count(surveyResponses)).toBe(0);
    expect(await db.$count(throttles)).toBe(0);
  });

  it("is returned to its writer when the database refuses it", async () => {
    await db.execute(sql`alter table survey_responses rename to survey_responses_away`);
    const answer = await send({ additional_feedback: "kept" }).finally(() =>
      db.execute(sql`alter table survey_responses_away rename to survey_responses`),
    );
    expect(answer.status).toBe(503);
    expect(answer.refused?.answer.error).toEqual({ "": ["survey:failed"] });
    expect(answer.refused?.answer.initialValue).toMatchObject({ ...answered, additional_feedback: "kept" });
    expect([await db.$count(surveyComments), await db.$count(submissions)]).toEqual([0, 0]);
  });

  it("with the honeypot filled in is returned with its answers and stores nothing", async () => {
    const answer = await send({ [HONEYPOT_FIELD]: "https://spam.example" });
    expect(answer.status).toBe(422);
    expect(answer.refused?.answer.error).toEqual({ "": ["forms:trapped"] });
    expect(answer.refused?.answer.initialValue).toMatchObject(answered);
    expect([await db.$count(surveyResponses), await db.$count(throttles)]).toEqual([0, 0]);
  });
});

describe("the limits", () => {
  it("allow five sheets a day per client without storing an address", async () => {
    for (const _ of inTurn(5)) expect((await send()).status).toBe(303);
    const over = await send({ question1: "3" });
    expect(over.status).toBe(429);
    expect(over.retryAfter).toBeGreaterThan(86_000);
    expect(over.refused?.answer.initialValue).toMatchObject({ question1: "3" });
    expect(over.refused?.sentence).toContain("5");
    expect((await send({}, "192.0.2.2")).status).toBe(303);
    expect(await db.$count(throttles, like(throttles.key, "%192.0.2%"))).toBe(0);
    const plain = createHash("sha256").update("192.0.2.1").digest("base64url");
    expect(await db.$count(throttles, like(throttles.key, `%${plain}%`))).toBe(0);
    await db.execute(sql`update throttles set window_started_at = now() - interval '86401 seconds'`);
    expect((await send()).status).toBe(303);
    expect(await db.$count(surveyResponses)).toBe(7);
  });

  it("allow five hundred sheets an hour in total", async () => {
    await send();
    await db.update(throttles).set({ count: 500 }).where(eq(throttles.key, "survey"));
    const over = await send({}, "192.0.2.3");
    expect(over.status).toBe(429);
    expect(over.retryAfter).toBeLessThanOrEqual(3600);
    expect(over.refused?.sentence).not.toContain("5 answers");
  });
});

describe("unlinkability of a comment and its scores", () => {
  const SHEETS = 24;

  it("holds for the columns", async () => {
    const columns = await db.execute<{ name: string }>(sql`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_name in ('survey_responses', 'survey_comments') order by name`);
    expect(columns.map(({ name }) => name)).toEqual([
      "survey_comments.additional_feedback",
      "survey_comments.created_on",
      "survey_comments.id",
      "survey_responses.created_on",
      "survey_responses.id",
      "survey_responses.question1",
      "survey_responses.question2",
      "survey_responses.question3",
      "survey_responses.question4",
    ]);
  });

  it("holds for the order: ids and physical row positions do not reveal the sequence", async () => {
    await sendSheets(SHEETS);
    for (const order of [sql`id`, sql`ctid`]) {
      const scores = (await db.select().from(surveyResponses).orderBy(order)).map(numberOf);
      const texts = await db.select().from(surveyComments).orderBy(order);
      const comments = texts.map(({ additionalFeedback }) => Number(additionalFeedback.slice(8)));
      for (const found of [scores, comments]) {
        expect([...found].sort((a, b) => a - b)).toEqual(inTurn(SHEETS));
        expect(found).not.toEqual(inTurn(SHEETS));
        expect(found).not.toEqual(inTurn(SHEETS).reverse());
      }
      expect(scores).not.toEqual(comments);
    }
  });

  it("holds for the writing transaction", async () => {
    await sendSheets(6);
    for (const table of ["survey_responses", "survey_comments"]) {
      const [row] = await db.execute<{ writers: number }>(
        sql`select count(distinct xmin::text)::int as writers from ${sql.identifier(table)}`,
      );
      expect([table, row!.writers]).toEqual([table, 1]);
    }
  });

  it("holds for the submission, which stores neither the answers nor the hour", async () => {
    const submission_id = crypto.randomUUID();
    await send({ ...sheetOf(40), submission_id, additional_feedback: "a comment" });
    const [row] = await db.select().from(submissions);
    const text = JSON.stringify(row);
    expect(row).toMatchObject({ form: "survey", actor: "anyone", outcome: { kept: true } });
    expect(text).not.toContain("a comment");
    expect(text).not.toContain(submission_id);
    const hour = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Amman", timeStyle: "medium" });
    expect(hour.format(row!.createdAt)).toBe("00:00:00");
    const guesses = inTurn(81).map((number) => {
      const parts = [...Object.entries(sheetOf(number)), ["additional_feedback", "a comment"]];
      return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
    });
    expect(guesses).not.toContain(row!.bodyHash);
  });

  it("keeps every sheet and comment", async () => {
    await Promise.all(
      inTurn(30).map((number) =>
        send({ ...sheetOf(number), additional_feedback: `comment ${number}` }, `198.51.100.${number}`),
      ),
    );
    const scores = (await db.select().from(surveyResponses)).map(numberOf);
    expect(scores.sort((a, b) => a - b)).toEqual(inTurn(30));
    const texts = new Set((await db.select().from(surveyComments)).map((row) => row.additionalFeedback));
    expect(texts.size).toBe(30);
  });
});

describe("a day with more sheets than are dealt at once", () => {
  it("keeps every sheet and every comment", async () => {
    const createdOn = today();
    const before = inTurn(150);
    await db.insert(surveyResponses).values(
      before.map((number) => ({
        question1: 1 + (number % 3),
        question2: 2,
        question3: 3,
        question4: 1,
        createdOn,
      })),
    );
    await db
      .insert(surveyComments)
      .values(before.map((number) => ({ additionalFeedback: `comment ${number}`, createdOn })));
    await send({ ...answered, additional_feedback: "comment 150" });
    const texts = (await db.select().from(surveyComments)).map(
      ({ additionalFeedback }) => additionalFeedback,
    );
    expect(texts.sort()).toEqual(
      inTurn(151)
        .map((number) => `comment ${number}`)
        .sort(),
    );
    const { questions } = await readStatistics();
    expect(questions.map(({ counts }) => counts)).toEqual([
      [51, 50, 50],
      [0, 151, 0],
      [0, 0, 151],
      [150, 0, 1],
    ]);
  });
});

describe("the statistics", () => {
  it("are those that one counts by hand", async () => {
    await sendSheets(50, false);
    const rows = await db.select().from(surveyResponses);
    const { totalResponses, questions } = await readStatistics();
    expect(totalResponses).toBe(50);
    for (const { name, average, counts } of questions) {
      const answers = rows.map((row) => row[name]);
      expect(counts).toEqual([1, 2, 3].map((level) => answers.filter((answer) => answer === level).length));
      expect(average).toBeCloseTo(answers.reduce<number>((sum, answer) => sum + answer, 0) / 50, 10);
    }
  });

  it("count only the scores 1, 2 and 3", async () => {
    await db.execute(sql`alter table survey_responses drop constraint survey_answers`);
    const scores = (question1: number) => ({ question1, question2: 3, question3: 3, question4: 3 });
    await db
      .insert(surveyResponses)
      .values([0, 1, 2, 4].map((level) => ({ ...scores(level), createdOn: today() })));
    const { questions } = await readStatistics();
    expect(questions[0]).toEqual({ name: "question1", average: 1.5, counts: [1, 1, 0] });
    await db.delete(surveyResponses);
    await db.execute(sql`alter table survey_responses add constraint survey_answers check
      (question1 between 1 and 3 and question2 between 1 and 3 and question3 between 1 and 3 and question4 between 1 and 3)`);
  });

  it("are none without answers", async () => {
    const { totalResponses, questions } = await readStatistics();
    expect(totalResponses).toBe(0);
    expect(questions[3]).toEqual({ name: "question4", average: null, counts: [0, 0, 0] });
    expect((await readMonths("2026-11-21")).every(({ responses }) => responses === null)).toBe(true);
  });

  it("by month hide months with fewer than five answers", async () => {
    const sheet = { question1: 1, question2: 2, question3: 3, question4: 3 };
    const on = (day: string, howMany: number) => inTurn(howMany).map(() => ({ ...sheet, createdOn: day }));
    await db
      .insert(surveyResponses)
      .values([
        ...on("2026-11-01", 3),
        ...on("2026-11-30", 2),
        ...on("2026-10-31", 4),
        ...on("2025-11-30", 9),
      ]);
    const months = await readMonths("2026-11-21");
    expect(months.map(({ month }) => month)).toEqual(
      inTurn(12).map((back) => monthBefore("2026-11-21", back)),
    );
    expect(months[0]).toEqual({ month: "2026-11-01", responses: 5, average: 2.25, ...sheet });
    const hidden = { responses: null, average: null, question1: null, question4: null };
    expect(months[1]).toMatchObject({ month: "2026-10-01", ...hidden });
    expect(months[11]).toMatchObject({ month: "2025-12-01", ...hidden });
  });
});

describe("the comments", () => {
  it("are listed by day in pages; exporting all of them is recorded", async () => {
    await addDemoSurvey(db as never, "2026-11-21");
    const first = await listComments(1);
    expect(first).toMatchObject({ total: demoComments.length, page: 1, pages: 2 });
    expect(first.comments).toHaveLength(COMMENTS_PER_PAGE);
    const last = await listComments(99);
    expect(last.page).toBe(2);
    const days = [...first.comments, ...last.comments].map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    const all = await exportComments({ kind: "staff", id: "00000000-0000-4000-8000-000000000001" });
    expect(new Set(all.map(({ comment }) => comment))).toEqual(new Set(demoComments));
    expect((await db.select().from(audit))[0]).toMatchObject({
      action: "survey.export-comments",
      actorKind: "staff",
      detail: { comments: demoComments.length },
    });
  });
});

describe("the demo's survey", () => {
  it.each(["2026-11-21", "2026-03-01", "2028-02-29"])("has 200 sheets of the year before %s", async (day) => {
    await addDemoSurvey(db as never, day);
    expect((await readStatistics()).totalResponses).toBe(200);
    const months = await readMonths(day);
    expect(months.filter(({ responses }) => responses === null)).toHaveLength(1);
    const late = await db.$count(surveyResponses, sql`created_on > ${day}`);
    expect([late, await db.$count(surveyComments)]).toEqual([0, 40]);
  });
});
