import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SubmissionId } from "~/forms";
import { hasOneTimeIds, withNewIds } from "./page-cache.server";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const form = renderToStaticMarkup(
  <main>
    <form>
      <SubmissionId />
    </form>
    <form>
      <SubmissionId />
      <input name="title" defaultValue="submission_id" />
    </form>
  </main>,
);

it("gives each reader of a cached form new one-time ids", () => {
  expect(hasOneTimeIds(form)).toBe(true);
  const all = [form, withNewIds(form), withNewIds(form)].flatMap((html) => html.match(UUID)!);
  expect(new Set(all).size).toBe(6);
});

it("leaves every other attribute unchanged", () => {
  expect(withNewIds(form).replace(UUID, "")).toBe(form.replace(UUID, ""));
});

it("ignores a page that only mentions ids", () => {
  expect(hasOneTimeIds("<p>The field submission_id</p>")).toBe(false);
});
