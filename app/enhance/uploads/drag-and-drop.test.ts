// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { dropAndPaste } from "./drag-and-drop";
import type { FileField } from "./file-field";

const file = (name: string) => new File([name], name);
const onFiles = vi.fn();
const fieldOf = (name: string, ending: string, { rest = false, files = [] as File[] } = {}) =>
  ({
    input: document.querySelector(`[name=${name}]`),
    limits: { rest },
    files: () => files,
    takes: (file: File) => file.name.endsWith(ending),
    add: (files: File[]) => onFiles(name, ...files.map((each) => each.name)),
  }) as unknown as FileField;

document.body.innerHTML = `<form><textarea></textarea><input type="file" name="photo"><ul><li><b></b><input type="file" name="one"></li></ul>
  <details><input type="file" name="folded"></details><input type="file" name="rest" multiple></form><p>Beside it</p>`;
const form = document.forms[0]!;
const fields = [fieldOf("photo", ".jpg"), fieldOf("one", ".pdf"), fieldOf("rest", ".pdf", { rest: true })];
dropAndPaste(form, fields);

function bring(event: string, at: string, files: File[], types = ["Files"]) {
  onFiles.mockClear();
  const transfer = { files, types };
  const made = new Event(event, { bubbles: true, cancelable: true });
  Object.assign(made, { dataTransfer: transfer, clipboardData: transfer, relatedTarget: null });
  document.querySelector(at)!.dispatchEvent(made);
  return made.defaultPrevented;
}

it("assigns each dropped file to the field that accepts it, otherwise to the first one", () => {
  expect(bring("drop", "p", ["a.jpg", "b.pdf", "c.zip", "d.pdf"].map(file))).toBe(true);
  expect(onFiles.mock.calls).toEqual([
    ["photo", "a.jpg", "c.zip"],
    ["rest", "b.pdf", "d.pdf"],
  ]);
});

it("assigns a file to the place that it is dropped on, otherwise to the first free visible one", () => {
  bring("drop", "b", [file("a.pdf")]);
  expect(onFiles.mock.calls).toEqual([["one", "a.pdf"]]);
  const full = fieldOf("one", ".pdf", { files: [file("there.pdf")] });
  const held = fields.splice(1, 2, full, fieldOf("folded", ".pdf"), fieldOf("rest", ".pdf"));
  bring("drop", "p", [file("a.pdf")]);
  expect(onFiles.mock.calls).toEqual([["rest", "a.pdf"]]);
  fields.splice(1, 3, ...held);
});

it("highlights the page for dragged files, but not for dragged text", () => {
  bring("dragover", "textarea", [], ["text/plain"]);
  expect(form.hasAttribute("data-dropping")).toBe(false);
  expect(bring("drop", "textarea", [], ["text/plain"])).toBe(false);
  expect(bring("dragover", "p", [])).toBe(true);
  expect(form.hasAttribute("data-dropping")).toBe(true);
  bring("dragleave", "p", []);
  expect(form.hasAttribute("data-dropping")).toBe(false);
});

it("accepts pasted pictures and files, and leaves text of office programs to the field", () => {
  const picture = [file("image.jpg")];
  for (const types of [["Files"], ["text/plain", "Files"], ["text/html", "Files"]])
    expect([bring("paste", "textarea", picture, types), onFiles.mock.calls.length]).toEqual([true, 1]);
  expect(bring("paste", "textarea", picture, ["text/plain", "text/html", "Files"])).toBe(false);
  expect(bring("paste", "textarea", [], ["text/plain"])).toBe(false);
  expect(onFiles).not.toHaveBeenCalled();
});
