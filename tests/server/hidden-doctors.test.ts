import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { ownAddress } from "../support/caller";
import { startDemo } from "../support/demo-place";
import { type Sight, statementsOf } from "../support/viewed-page";

const METRICS_TOKEN = "a-token-of-these-tests";
const numbers = { "hidden by the doctor": "20041", "hidden by the association": "20018" };
const NOBODYS = "29999";

let sight: Sight;

beforeAll(async () => {
  const { address } = await startDemo({ METRICS_TOKEN, TRUST_PROXY: "1" });
  sight = { address, token: METRICS_TOKEN, headers: {} };
});

type Door = (number: string) => { path: string; method?: string; body?: string; type?: string };

const form = (fields: Record<string, string>) => ({
  method: "POST",
  type: "application/x-www-form-urlencoded",
  body: String(new URLSearchParams({ submission_id: randomUUID(), ...fields })),
});
const json = (body: object) => ({
  method: "POST",
  type: "application/json",
  body: JSON.stringify(body),
});

const doors: Array<[name: string, door: Door]> = [
  ["the record", (number) => ({ path: `/doctors/${number}` })],
  ["the report of an error", (number) => ({ path: `/doctors/${number}/report` })],
  [
    "a report that is sent",
    (number) => ({ path: `/doctors/${number}/report`, ...form({ message: "Wrong" }) }),
  ],
  ["the search", (number) => ({ path: `/doctors?q=${number}` })],
  ["the check of a number", (number) => ({ path: `/verify?number=${number}` })],
  ["the elections card", (number) => ({ path: `/elections?doc_no=${number}` })],
  [
    "the oath's name",
    (number) => ({ path: "/dr-qasam", ...form({ association_number: number, find: "1" }) }),
  ],
  ["the oath", (number) => ({ path: "/dr-qasam", ...form({ association_number: number, found: number }) })],
  ["the call for a name", (number) => ({ path: `/api/data/personal-card?doc_no=${number}` })],
  ["the call for an elections card", (docNo) => ({ path: "/api/data/elections", ...json({ docNo }) })],
];

/** The size of a compressed page depends on how repetitive its number is. */
const WHOLE = { "Accept-Encoding": "identity" };
const OF_ITS_OWN = new Set(["date", "x-request-id", "server-timing"]);
const ids = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** Returns the answer to a stranger without the requested number, and the number of database statements. */
async function answered(door: Door, number: string) {
  const { path, type, ...init } = door(number);
  let answers = {};
  const statements = await statementsOf(sight, async () => {
    const headers = {
      ...ownAddress(),
      ...WHOLE,
      Origin: sight.address,
      ...(type && { "Content-Type": type }),
    };
    const answer = await fetch(sight.address + path, { ...init, headers, redirect: "manual" });
    const body = (await answer.text()).replaceAll(number, "NUMBER").replaceAll(ids, "ID");
    answers = {
      status: answer.status,
      headers: [...answer.headers]
        .filter(([name]) => !OF_ITS_OWN.has(name))
        .map(([name, value]) => [name, name === "etag" ? "the body's digest" : value]),
      body,
    };
  });
  return { ...answers, statements };
}

it.each(doors)("%s answers for a hidden doctor as for an unknown number", async (_, door) => {
  const nobody = await answered(door, NOBODYS);
  expect(nobody.statements).toBeGreaterThan(0);
  for (const [by, number] of Object.entries(numbers))
    expect([by, await answered(door, number)]).toEqual([by, nobody]);
});
