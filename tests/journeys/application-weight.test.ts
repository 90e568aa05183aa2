import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { FORM, RECEIPT, someone } from "../builders/applicants";
import { weightOf } from "../support/weight-of";
import { journeys } from "../visitor/journey";

const KB = 1024;
const WHOLE_FORM = 14 * KB;
const OTHER_PAGE = 8 * KB;

journeys("The size of the application's pages", (_, test) => {
  test("is small, also when they are filled in", async ({ visitor }) => {
    const person = someone({ COUNTRY_CODE: "818", UNIV_CODE: "818001" });
    const form = { ...person, submission_id: randomUUID() };
    const tooHeavy: Array<[page: string, bytes: number]> = [];
    const weigh = async (name: string, answer: Response, max = OTHER_PAGE) => {
      expect([name, answer.status]).toEqual([name, 200]);
      const bytes = weightOf(await answer.text());
      if (bytes > max) tooHeavy.push([name, bytes]);
    };
    const get = (under: string) => visitor.get(FORM + under);
    const post = (under: string) => visitor.post(FORM + under, form);
    await weigh("empty", await get(""), WHOLE_FORM);
    await weigh("the first step", await get("?step=1"));
    await weigh("resume", await get("/resume"));
    await weigh("universities", await post("/universities"), WHOLE_FORM);
    await weigh("saved", await post("/draft"), WHOLE_FORM);
    await weigh("opened again", await get(""), WHOLE_FORM);
    for (const step of [1, 2, 3, 4, 5]) await weigh(`step ${step}`, await get(`?step=${step}`));
    await weigh("papers", await get("/papers"));
    await weigh("check", await post("/check"));
    const receipt = (await post("")).headers.get("Location")!;
    expect(receipt).toMatch(RECEIPT);
    for (const under of ["", "/print", "/documents"])
      await weigh(`receipt${under}`, await visitor.get(receipt + under));
    expect(tooHeavy).toEqual([]);
  });
});
