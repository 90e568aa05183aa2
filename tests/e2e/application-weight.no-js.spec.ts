import type { APIResponse } from "@playwright/test";
import { sentApplication } from "../builders/applications";
import { expect, inBothLanguages, test } from "./support";
import { weightOf } from "./weight-of";

const FORM = "/registration-until-emtyaz";
const KB = 1024;
const WHOLE_FORM = 14 * KB;
const OTHER_PAGE = 8 * KB;
const people = {
  ar: { NATIONAL_NO: "2001440001", DOC_NAME_A: "وسام ثقيل", DOC_NAME_E: "Wisam Thaqil" },
  en: { NATIONAL_NO: "2001440002", DOC_NAME_A: "وسام خفيف", DOC_NAME_E: "Wisam Khafif" },
};

inBothLanguages("What the pages of an application weigh", (language) => {
  test("is little, filled in too", async ({ page: { request }, baseURL }) => {
    const sent = sentApplication({ ...people[language], ID_NO: "", COUNTRY_CODE: 818, UNIV_CODE: 818_001 });
    const answers = Object.entries(sent).map(([name, value]) => [name, String(value)]);
    const form = { ...Object.fromEntries(answers), submission_id: crypto.randomUUID() };
    const tooHeavy: Array<[page: string, bytes: number]> = [];
    const weigh = async (name: string, answer: APIResponse, most = OTHER_PAGE) => {
      expect([name, answer.status()]).toEqual([name, 200]);
      const bytes = weightOf(await answer.text());
      if (bytes > most) tooHeavy.push([name, bytes]);
    };
    const get = (under: string) => request.get(FORM + under);
    const post = (under: string) => request.post(FORM + under, { headers: { Origin: baseURL! }, form });
    await weigh("empty", await get(""), WHOLE_FORM);
    await weigh("the first step", await get("?step=1"));
    await weigh("resume", await get("/resume"));
    await weigh("universities", await post("/universities"), WHOLE_FORM);
    await weigh("saved", await post("/draft"), WHOLE_FORM);
    await weigh("opened again", await get(""), WHOLE_FORM);
    for (const step of [1, 2, 3, 4, 5]) await weigh(`step ${step}`, await get(`?step=${step}`));
    await weigh("check", await post("/check"));
    const receipt = await post("");
    await weigh("receipt", receipt);
    for (const under of ["/print", "/documents"])
      await weigh(under, await request.get(new URL(receipt.url()).pathname + under));
    expect(tooHeavy).toEqual([]);
  });
});
