import { describe, expect, it } from "vitest";
import { ammanMoment } from "~/i18n";
import { type LiveRevision, nextChange, resolveEdition, revisionsInForceAt } from "./resolve";

const revision = (key: string, from: number, more: Partial<LiveRevision> = {}): LiveRevision => ({
  kind: "people",
  key,
  fields: { name_ar: `${key} ${from}`, name_en: "", group: "board" },
  samples: [],
  from,
  until: null,
  ...more,
});
const holding = (revisions: LiveRevision[], at: number) =>
  revisionsInForceAt(revisions, { at, today: "2026-11-25" }).map(({ from }) => from);
const resolved = (revisions: LiveRevision[], today = "2026-11-21", samples = false) =>
  resolveEdition(revisions, { at: 100, today, samples });

describe("revisionsInForceAt", () => {
  it("returns the latest started revision, from its first moment on", () => {
    const revisions = [revision("1", 10), revision("1", 20), revision("1", 30)];
    expect([9, 10, 19, 20, 30].map((at) => holding(revisions, at))).toEqual([[], [10], [10], [20], [30]]);
  });

  it("returns none after its end: an older one does not come back", () => {
    const revisions = [revision("1", 10), revision("1", 20, { until: 25 })];
    expect([24, 25, 26].map((at) => holding(revisions, at))).toEqual([[20], [], []]);
  });

  it("returns none after a take-down, until the next one starts", () => {
    const revisions = [revision("1", 10), revision("1", 20, { fields: null }), revision("1", 30)];
    expect([15, 20, 30].map((at) => holding(revisions, at))).toEqual([[10], [], [30]]);
  });

  it("changes next when a revision starts or ends", () => {
    const revisions = [revision("1", 10, { until: 40 }), revision("2", 30)];
    expect([0, 10, 30, 40].map((at) => nextChange(revisions, at))).toEqual([10, 30, 40, null]);
  });
});

describe("resolveEdition", () => {
  it("falls back to the other language", () => {
    expect(resolved([revision("1", 1)]).people[0]!.name).toEqual({ ar: "1 1", en: "1 1" });
  });

  it("orders people, within their terms of office", () => {
    const one = (key: string, fields: Record<string, string>) =>
      revision(key, 1, { fields: { name_ar: key, ...fields } });
    const revisions = [
      one("1", { order: "2" }),
      one("2", {}),
      one("3", { order: "1", until: "2026-11-21" }),
      one("4", { order: "1", from: "2026-11-22" }),
    ];
    const on = (day: string) => resolved(revisions, day).people.map(({ key }) => key);
    expect(on("2026-11-21")).toEqual(["3", "1", "2"]);
    expect(on("2026-11-22")).toEqual(["4", "1", "2"]);
  });

  it("hides samples outside the demo, and marks them in it", () => {
    const made = [revision("1", 1, { samples: ["name_ar", "name_en"] }), revision("2", 1)];
    expect(resolved(made).people.map(({ key }) => key)).toEqual(["2"]);
    expect(resolved(made, "2026-11-21", true).people.map(({ sample }) => sample)).toEqual([true, false]);
  });

  it("shows a vacancy from its opening day", () => {
    const vacancy = { kind: "vacancies", fields: { title_ar: "طبيب", opens: "2026-11-21" } } as const;
    const on = (day: string) => resolved([revision("1", 1, vacancy)], day).vacancies.length;
    expect([on("2026-11-20"), on("2026-11-21")]).toEqual([0, 1]);
  });

  it("allows only links to pages of the site in an answer", () => {
    const related = "/contact-us\njavascript:alert(1)\nhttps://elsewhere.example";
    const question = { kind: "questions", fields: { question_ar: "س", related } } as const;
    expect(resolved([revision("a", 1, question)]).questions[0]!.related).toEqual(["/contact-us"]);
  });

  it("shows the sections of the home page that have a position, in order", () => {
    expect(resolved([]).home).toEqual(["news", "funds", "registration", "board", "questions", "contact"]);
    const fields = { contact: "1", funds: "10", news: "2" };
    expect(resolved([revision("home", 1, { kind: "home", fields })]).home).toEqual([
      "contact",
      "news",
      "funds",
    ]);
  });

  it("names menu entries in both languages, and leaves positions empty if there are none", () => {
    const fields = {
      find_ar: "ابحث",
      find_order: "0",
      terms_and_conditions_ar: "الشروط",
      news_ar: "أخبارنا",
      news_en: "Our news",
      news_order: "3",
    };
    expect(resolved([revision("menu", 1, { kind: "menu", fields })]).menu).toEqual({
      labels: {
        find: { ar: "ابحث", en: "ابحث" },
        terms_and_conditions: { ar: "الشروط", en: "الشروط" },
        news: { ar: "أخبارنا", en: "Our news" },
      },
      places: { find: 0, news: 3 },
    });
  });

  it("shows the announcement within its dates", () => {
    const fields = { text_ar: "إعلان", from: "2026-11-20", until: "2026-11-21" };
    const on = (day: string) =>
      resolved([revision("announcement", 1, { kind: "announcement", fields })], day).announcement?.text.ar ??
      null;
    expect(["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22"].map(on)).toEqual([
      null,
      "إعلان",
      "إعلان",
      null,
    ]);
  });
});

describe("a figure", () => {
  const NAME = "registration.internship.jordanian";
  const JANUARY = ammanMoment("2027-01-01", "00:00").getTime();
  const value = (dinars: string, from: number, since = "") =>
    revision(NAME, from, { kind: "figures", fields: { value: dinars, from: since } });
  const question = revision("cost", 0, {
    kind: "questions",
    fields: { question_en: "What does it cost?", answer_en: `{{${NAME}}}` },
  });
  const at = (moment: number, ...later: LiveRevision[]) => {
    const all = [question, value("60", 0), value("70", JANUARY, "2027-01-01"), ...later];
    const { figures, questions } = resolveEdition(all, { at: moment, today: "2026-11-21", samples: false });
    return { history: figures[NAME], answer: questions[0]!.answer.en };
  };

  it("changes at midnight in Amman, in every text", () => {
    const first = { value: 60, since: null };
    expect(at(JANUARY - 1)).toEqual({ history: [first], answer: "60 dinars" });
    const second = { value: 70, since: "2027-01-01" };
    expect(at(JANUARY)).toEqual({ history: [first, second], answer: "70 dinars" });
  });

  it("is the last value published for a day; a past day changes only the past", () => {
    expect(at(JANUARY, value("75", JANUARY, "2027-01-01")).answer).toBe("75 dinars");
    const { history, answer } = at(JANUARY, value("65", 5, "2026-06-01"));
    expect([history.map((each) => each.value), answer]).toEqual([[60, 65, 70], "70 dinars"]);
  });
});
