import { expect, it } from "vitest";
import { db, throttles } from "~/db";
import { rateLimits } from "~/domain/limits/rate-limits.server";
import { setReadOnly } from "~/platform/read-only.server";
import { loader as news } from "~/routes/news/list";
import { loader as proposals } from "~/routes/search/proposals";
import { loader as search } from "~/routes/search/results";
import { useDatabase } from "../support/database";

useDatabase();

type Answered = { status: number; again: string | null };
const MINE = "192.0.2.1";

async function ask(what: "search" | "proposals", client: string, query = "?q=insurance"): Promise<Answered> {
  const path = what === "search" ? "/search" : "/search/proposals";
  const args = { request: new Request(`http://localhost${path}${query}`), context: { client }, params: {} };
  if (what === "search") {
    const { init } = await search(args);
    return { status: init?.status ?? 200, again: new Headers(init?.headers).get("Retry-After") };
  }
  const answer = await proposals(args).catch((refused: Response) => refused);
  return { status: answer.status, again: answer.headers.get("Retry-After") };
}

const askedBefore = (what: "search" | "proposals", count: number) =>
  db.insert(throttles).values({ key: `${rateLimits[what].key}:${MINE}`, count });

const answered = { status: 200, again: null };
const refused = { status: 429, again: expect.stringMatching(/^[1-9]\d?$/) };

it.each(["search", "proposals"] as const)(
  "%s answers one client so often, and others as before",
  async (what) => {
    await askedBefore(what, rateLimits[what].max - 1);
    expect(await ask(what, MINE)).toEqual(answered);
    expect(await ask(what, MINE)).toEqual(refused);
    expect(await ask(what, "192.0.2.2")).toEqual(answered);
  },
);

it.each(["search", "proposals"] as const)("%s answers all while nothing can be written", async (what) => {
  await askedBefore(what, rateLimits[what].max);
  setReadOnly("disk", {});
  try {
    expect(await ask(what, MINE)).toEqual(answered);
  } finally {
    setReadOnly("disk", null);
  }
});

it("a page over the limit says so and runs no search", async () => {
  await askedBefore("search", rateLimits.search.max);
  const request = new Request("http://localhost/search?q=insurance");
  const { data } = await search({ request, context: { client: MINE }, params: {} });
  expect(data).toMatchObject({ q: "insurance", tooMany: true, groups: [], total: 0 });
});

it("the search of the news counts towards the same limit", async () => {
  await askedBefore("search", rateLimits.search.max);
  const request = new Request("http://localhost/news?q=insurance");
  const { data, init } = await news({ request, context: { client: MINE }, params: {} });
  expect([init?.status, data]).toEqual([429, expect.objectContaining({ tooMany: true, articles: [] })]);
});

it("the empty form is not counted", async () => {
  await askedBefore("search", rateLimits.search.max);
  expect(await ask("search", MINE, "")).toEqual(answered);
});
