import type { Words } from "./chosen";
import { dropAndPaste } from "./drag-and-drop";
import { type FileField, fileField } from "./file-field";
import { createElement } from "./frame";
import { sendsFilesAhead } from "./sending";

type Busy = { hold(button: HTMLElement | null): void; free(): void };

const hasTransfer = () => {
  try {
    return Boolean(new DataTransfer());
  } catch {
    return false;
  }
};

/** Shows the files chosen in a form with `uploads`, and uploads each before the form is submitted. */
export function uploads(busy: Busy) {
  const form = document.querySelector<HTMLFormElement>("[data-enhance~=uploads]");
  if (!form || !hasTransfer()) return;
  const { to: staging, said }: { to: string; said: Words } = JSON.parse(form.dataset.uploads!);
  const to = staging + new URL(form.getAttribute("action") || location.pathname, location.href).pathname;
  const status = createElement("p", "", { role: "status", "data-sending": "" });
  const say = (sentence: string, ...names: string[]) => {
    const [before = "", after = ""] = sentence.split("{name}");
    const listed = names.flatMap((name, index) => [index ? ", " : "", createElement("bdi", name)]);
    status.replaceChildren(before, ...listed, after);
  };
  form.append(status);
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input[data-files]")];
  let again = () => {};
  const fields: FileField[] = inputs.map((input) =>
    fileField(input, { to, words: said, say, again: () => again() }),
  );
  for (const kept of form.querySelectorAll<HTMLInputElement>(".staged input")) {
    const field = fields.find(({ input }) => input.name === kept.name);
    field?.addStaged(kept.value, kept.dataset.name!, Number(kept.dataset.size));
  }
  for (const each of form.querySelectorAll(".staged, [data-at-once]")) each.remove();
  dropAndPaste(form, fields);
  again = sendsFilesAhead({ form, fields, to, words: said, status, busy });
}
