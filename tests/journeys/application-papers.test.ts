import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { FORM, RECEIPT, someone } from "../builders/applicants";
import type { Upload } from "../visitor/form-body";
import { journeys, words } from "../visitor/journey";
import { expectPresentable } from "../visitor/judge";
import { aPhoto } from "../visitor/uploads";
import type { Visitor } from "../visitor/visitor";

const PAPERS = `${FORM}/papers`;
const CODE = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/;
const aPdf = (name: string): Upload => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n${name}\n%%EOF\n`),
});

async function begin(visitor: Visitor, changed: Record<string, string> = {}) {
  const person = someone(changed);
  await visitor.visit(FORM);
  await visitor.post(`${FORM}/draft`, { ...person, submission_id: randomUUID() });
  await visitor.visit(PAPERS);
  const [code] = CODE.exec(await visitor.text("main"))!;
  return { person, code };
}

journeys("The documents of an unfinished application", (language, test) => {
  const { papers, steps, send, checking } = words(language, "internship");
  const { papers: received, kinds, resume } = words(language, "internship-receipt");
  const placed = (visitor: Visitor) => visitor.texts("main .placed b");

  test("stay with the draft, can be replaced, and belong to the application once it is sent", async ({
    visitor,
    another,
  }) => {
    const { person, code } = await begin(visitor);
    expect(await visitor.texts("main .places label")).toEqual([
      kinds.identity,
      kinds.degree,
      kinds.school,
      kinds.photo,
    ]);
    await expectPresentable(visitor);
    const bad = { name: "page.pdf", mimeType: "application/pdf", buffer: Buffer.from("<html>") };
    await visitor.fill({ identity: aPdf("one.pdf"), school: bad });
    expect(await visitor.press(steps.next)).toBe(422);
    await visitor.see(`page.pdf: ${received.refused["invalid-type"]}`, { in: "main [role=alert]" });
    expect(await visitor.attribute("#school", "aria-invalid")).toBe("true");
    expect(await placed(visitor)).toEqual([kinds.identity]);
    await expectPresentable(visitor);
    await visitor.fill({ photo: await aPhoto("#456789") });
    await visitor.press(steps.next);
    expect(await visitor.text("h1")).toBe(checking.title);
    await visitor.see(["one.pdf", "photo.jpg"], { in: "main" });

    const elsewhere = await another();
    await elsewhere.visit(`${FORM}/resume`);
    await elsewhere.fill({ resume_code: code, BIRTH_DATE: person.BIRTH_DATE! });
    await elsewhere.press(resume.submit);
    await elsewhere.visit(PAPERS);
    expect(await placed(elsewhere)).toEqual([kinds.identity, kinds.photo]);
    await elsewhere.press(papers.replace, { nth: 0 });
    await elsewhere.fill({ identity: aPdf("other.pdf") });
    await elsewhere.press(steps.next);
    await elsewhere.visit(PAPERS);
    await elsewhere.see("other.pdf", { in: "main" });
    const ownPaper = await elsewhere.get(`${PAPERS}/identity`);
    expect(Buffer.from(await ownPaper.arrayBuffer())).toEqual(aPdf("other.pdf").buffer);
    expect(ownPaper.headers.get("Cache-Control")).toBe("private, no-store");

    await elsewhere.press(steps.next);
    await elsewhere.press(send);
    expect(elsewhere.path).toMatch(RECEIPT);
    expect(await elsewhere.texts("#papers .placed b")).toEqual([kinds.identity, kinds.photo]);
    await elsewhere.see(["other.pdf", received.add], { in: "main" });
    await visitor.visit(PAPERS);
    expect(visitor.path).toBe(FORM);
  });

  test("are removed one by one, lead back to the review page, and name an equivalence if it is required", async ({
    visitor,
  }) => {
    await begin(visitor, { COUNTRY_CODE: "818", UNIV_CODE: "818001" });
    await visitor.visit(`${FORM}/check`);
    await visitor.press(papers.add);
    await visitor.fill({ equivalence: aPdf("equal.pdf"), degree: aPdf("degree.pdf") });
    await visitor.press(steps.next);
    expect(visitor.path).toBe(`${FORM}/check`);
    await visitor.press(papers.add);
    await visitor.press({ css: "main button[value^=degree]" });
    expect(visitor.hops).toEqual([303, 200]);
    expect(await visitor.notice()).toBe(papers.removed);
    expect(await placed(visitor)).toEqual([kinds.equivalence]);
    expect((await visitor.get(`${PAPERS}/degree`)).status).toBe(404);
  });

  test("cannot be read, added or removed by anybody else", async ({ visitor, another }) => {
    await begin(visitor);
    const draft = await visitor.value("draft");
    await visitor.fill({ identity: aPdf("own.pdf") });
    await visitor.press(steps.next);
    await visitor.visit(PAPERS);
    const remove = (await visitor.attribute("main [name=remove]", "value"))!;

    const stranger = await another();
    const large = { ...aPdf("large.pdf"), buffer: Buffer.alloc(80_000) };
    expect((await stranger.post(PAPERS, { identity: large })).status).toBe(413);
    const away = async (owner: Visitor) => {
      const answers = [
        await owner.get(`${PAPERS}/identity`),
        await owner.post(PAPERS, { draft, identity: aPdf("theirs.pdf") }),
        await owner.post(PAPERS, { draft, remove }),
        await owner.post(`/staged-files${PAPERS}`, { file: aPdf("ahead.pdf") }),
      ];
      return answers.map(({ status }) => status);
    };
    expect(await away(stranger)).toEqual([302, 302, 302, 404]);
    await begin(stranger);
    expect((await away(stranger)).slice(0, 3)).toEqual([404, 303, 303]);
    await stranger.visit(PAPERS);
    expect(await placed(stranger)).toEqual([]);
    await visitor.visit(PAPERS);
    expect(await placed(visitor)).toEqual([kinds.identity]);
    await visitor.see("own.pdf", { in: "main" });
  });
});
