import { beforeAll, describe, expect, it } from "vitest";
import { sentApplication } from "../builders/applications";
import { ownAddress } from "../support/caller";
import { startDemo } from "../support/demo-place";
import type { RunningServer } from "../support/running-server";

const FORM = "/registration-until-emtyaz";
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;

let server: RunningServer;

beforeAll(async () => {
  server = await startDemo({ TRUST_PROXY: "1" });
});

type Form = Record<string, string>;

/** A browser that keeps the draft cookie as the server sets it. */
function aBrowser() {
  const client = ownAddress();
  let cookie = "";
  const seen = async (answer: Response) => {
    for (const set of answer.headers.getSetCookie()) {
      const [value = ""] = set.split(";");
      if (value.startsWith("naqaba_draft=")) cookie = value.endsWith("=") ? "" : value;
    }
    const page = await answer.text();
    const [, mark = ""] = /name="draft" value="([^"]*)"/.exec(page) ?? [];
    const [, submission_id = ""] = /name="submission_id" value="([^"]*)"/.exec(page) ?? [];
    const code = CODE.exec(page.replace(/<[^>]+>/g, " "))?.[0];
    const { status, headers } = answer;
    return {
      status,
      to: headers.get("Location"),
      headers,
      page,
      code,
      marks: { draft: mark, submission_id },
    };
  };
  const headers = () => ({ ...client, Origin: server.address, Cookie: `lang=en; ${cookie}` });
  return {
    open: async (path: string) => seen(await fetch(server.address + path, { headers: headers() })),
    send: async (path: string, form: Form) =>
      seen(
        await fetch(server.address + path, {
          method: "POST",
          redirect: "manual",
          headers: headers(),
          body: new URLSearchParams(form),
        }),
      ),
  };
}

let people = 0;
function somebody(): Form {
  const nth = ++people;
  const applicant = {
    NATIONAL_NO: String(2_001_880_000 + nth),
    ID_NO: `S8800${nth}`,
    E_MAIL: `s${nth}@intern.example`,
    BIRTH_DATE: `2001-04-${10 + nth}`,
    DOC_NAME_A: `رنا ${"ابتثجحخدذرزسشصضطظ"[nth]}`,
    DOC_NAME_E: `Rana ${"ABCDEFGHIJKLMNOPQ"[nth]}`,
  };
  return Object.fromEntries(
    Object.entries(sentApplication(applicant)).map(([name, value]) => [name, String(value)]),
  );
}

const opens = async (code: string, born: string) => {
  const answer = await aBrowser().send(`${FORM}/resume`, { resume_code: code, BIRTH_DATE: born });
  return [answer.status, answer.to?.includes("/receipt/") ?? false];
};

describe("on a phone that two people share", () => {
  it("submitting leaves the other person's draft unchanged", async () => {
    const [first, second] = [somebody(), somebody()];
    const phone = aBrowser();
    const blank = await phone.open(FORM);
    const saved = await phone.send(`${FORM}/draft`, {
      ...first,
      submission_id: (await phone.open(FORM)).marks.submission_id,
    });
    expect(saved.code).toBeDefined();
    const sent = await phone.send(FORM, { ...second, ...blank.marks });
    expect([sent.status, sent.to]).toEqual([303, expect.stringContaining("/receipt/")]);
    expect(await opens(saved.code!, first.BIRTH_DATE!)).toEqual([303, false]);
    expect(await opens(saved.code!, second.BIRTH_DATE!)).toEqual([422, false]);
    expect((await phone.open(FORM)).page).toContain(first.NATIONAL_NO);
  });

  it("an old page of one person does not overwrite the other's draft", async () => {
    const [first, second] = [somebody(), somebody()];
    const phone = aBrowser();
    const old = await phone.send(`${FORM}/draft`, { ...first, ...(await phone.open(FORM)).marks });
    await phone.send(`${FORM}/forget`, {});
    const other = await phone.send(`${FORM}/draft`, { ...second, ...(await phone.open(FORM)).marks });
    const late = await phone.send(`${FORM}/draft`, { ...first, HOME_ADD: "Zarqa", ...old.marks });
    expect(new Set([old.code, other.code, late.code]).size).toBe(3);
    expect(await opens(other.code!, second.BIRTH_DATE!)).toEqual([303, false]);
    expect(await opens(other.code!, first.BIRTH_DATE!)).toEqual([422, false]);
  });

  it("a deleted draft is not opened by the page on which it was started", async () => {
    const [first, second] = [somebody(), somebody()];
    const phone = aBrowser();
    const blank = await phone.open(FORM);
    expect(blank.headers.get("Cache-Control")).toContain("no-store");
    await phone.send(`${FORM}/draft`, { ...first, ...blank.marks });
    await phone.send(`${FORM}/forget`, {});
    await phone.send(`${FORM}/draft?step=1`, { DOC_NAME_A: second.DOC_NAME_A!, ...blank.marks });
    expect((await phone.open(FORM)).page).not.toContain(first.NATIONAL_NO);
  });

  it("a submitted page leads nobody to another's receipt, and keeps the typed text", async () => {
    const [first, second] = [somebody(), somebody()];
    const phone = aBrowser();
    const page = await phone.open(FORM);
    const sent = await phone.send(FORM, { ...first, ...page.marks });
    expect(sent.status).toBe(303);
    const late = await phone.send(FORM, { ...second, ...page.marks });
    expect([late.status, late.to]).toEqual([409, null]);
    expect(late.page).toContain(second.NATIONAL_NO);
    const again = await phone.send(FORM, { ...second, ...late.marks });
    expect(again.status).toBe(303);
    expect(again.to).not.toBe(sent.to);
    const changed = await phone.send(FORM, { ...first, HOME_ADD: "Zarqa", ...page.marks });
    expect([changed.status, changed.to]).toEqual([303, sent.to]);
  });

  it("further typing is stored in the draft shown on the page, and in no deleted one", async () => {
    const [first, second] = [somebody(), somebody()];
    const phone = aBrowser();
    const page = await phone.send(`${FORM}/draft`, { ...first, ...(await phone.open(FORM)).marks });
    const keep = async (form: Form) => (await phone.send(`${FORM}/keep`, { ...form, ...page.marks })).status;
    expect(await keep({ HOME_ADD: "Zarqa" })).toBe(204);
    expect((await phone.open(FORM)).page).toContain('value="Zarqa"');
    await phone.send(`${FORM}/forget`, {});
    expect(await keep({ HOME_ADD: "Karak" })).toBe(409);
    const other = await phone.send(`${FORM}/draft`, { ...second, ...(await phone.open(FORM)).marks });
    expect(other.code).toBeDefined();
    expect(await keep({ HOME_ADD: "Karak" })).toBe(409);
    expect((await phone.open(FORM)).page).not.toContain('value="Karak"');
  });

  it("a first save whose response was lost continues the same draft", async () => {
    const person = somebody();
    const phone = aBrowser();
    const blank = await phone.open(FORM);
    const saved = await phone.send(`${FORM}/draft`, { ...person, ...blank.marks });
    const again = await phone.send(`${FORM}/draft`, { ...person, HOME_ADD: "Zarqa", ...blank.marks });
    expect(again.code).toBe(saved.code);
  });
});

describe("a code sent by email", () => {
  it("is sent to at most three addresses per draft", async () => {
    const person = somebody();
    const phone = aBrowser();
    let { marks, page } = await phone.open(FORM);
    const mailed = [];
    for (const address of ["a@x.example", "a+1@x.example", "b@x.example", "c@x.example", "d@x.example"]) {
      ({ marks, page } = await phone.send(`${FORM}/draft`, { ...person, E_MAIL: address, ...marks }));
      mailed.push(page.includes("also be sent"));
    }
    expect(mailed).toEqual([true, true, true, false, false]);
  });
});
