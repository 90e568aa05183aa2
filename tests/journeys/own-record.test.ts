import { expect } from "vitest";
import { enter } from "../visitor/doctors";
import { journeys, test, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import type { Visitor } from "../visitor/visitor";

const CARD = "/dashboard/personal-card";
const LOG = "/dr-dashboard/access-log";
const NUMBER = 10_003;
const CHANGE = "/dr-dashboard/name-change";

journeys("A doctor's own record", (language, test) => {
  test("is downloaded as a complete copy, and the access log records it", async ({ visitor }) => {
    await enter(visitor, NUMBER);
    await visitor.visit("/dr-dashboard/my-data");
    await visitor.see(words(language, "record").copy.law, { in: "main" });
    await expectPresentable(visitor);
    const answer = await visitor.get("/dr-dashboard/my-data.json");
    expect(answer.headers.get("Content-Disposition")).toContain(`naqaba-my-data-${NUMBER}.json`);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    const copy = await answer.json();
    expect(copy.personalCard.memberNumber).toBe(NUMBER);
    expect(JSON.stringify(copy)).not.toMatch(/argon2|tokenHash/);
    await visitor.visit(LOG);
    const newest = await visitor.text("main li:has(time)");
    expect(newest).toContain(words(language, "audit").actions["member-copy"]);
  });
});

test("is the only one that its pages show and change, regardless of the requested number", async ({
  visitor,
  another,
}) => {
  const owner = await another();
  await enter(owner, 10_001);
  await enter(visitor, NUMBER);
  for (const path of [
    `${CARD}?doc_no=10001&docNo=10001`,
    `${LOG}?member=10001&subject=member:10001`,
    "/dr-dashboard/my-data.json?doc_no=10001",
    `${CHANGE}?id=1`,
  ]) {
    const mainText = await mainOf(visitor, path);
    expect([path, /10001|Ahmad Khaled/.test(mainText)]).toEqual([path, false]);
  }
  await visitor.visit(CARD);
  const fields = ["version", "NATIONAL_NO", "MOBIL", "E_MAIL"];
  const form = {
    ...(await visitor.typed(fields)),
    HOME_ADD: "عمّان، الشميساني",
    WORK_ADD: "",
    DOC_NO: "10001",
    docNo: "10001",
    DOC_NAME_E: "Another Name",
    memberNumber: "10001",
  };
  expect((await visitor.post(`${CARD}?doc_no=10001`, form)).status).toBe(303);
  await visitor.visit(CARD);
  expect(await visitor.value("HOME_ADD")).toBe("عمّان، الشميساني");
  await visitor.seeNot("Another Name", { in: "main" });
  await owner.visit(CARD);
  expect(await owner.value("HOME_ADD")).not.toBe("عمّان، الشميساني");
});

test("Only the signed-in doctor can open or change these pages", async ({ visitor }) => {
  const ownPages = [CARD, LOG, "/dr-dashboard/my-data", "/dr-dashboard/my-data.json", CHANGE];
  for (const path of ownPages) {
    const { status, headers } = await visitor.get(path);
    expect([path, status, headers.get("Location")]).toEqual([path, 302, "/"]);
  }
  for (const path of [CARD, CHANGE]) {
    const { status, headers } = await visitor.post(path, { MOBIL: "0790000000" });
    expect([path, status, headers.get("Location")]).toEqual([path, 302, "/"]);
  }
});

/** The main part of a page as it came, or all of what is no page. */
async function mainOf(visitor: Visitor, path: string): Promise<string> {
  const body = await (await visitor.get(path)).text();
  return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? body;
}
