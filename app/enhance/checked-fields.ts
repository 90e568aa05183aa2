import { type Check, judge } from "~/fields/checks";

type Said = Record<string, string>;
type TextInput = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Judged while typing: what is wrong with the script of a name is seen at its first letter. */
const AT_ONCE: ReadonlyArray<Check[0]> = ["name"];

const isText = (element: unknown): element is TextInput =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

let pressed = false;
const afterPress: Array<() => void> = [];
addEventListener("pointerdown", () => {
  pressed = true;
});
for (const type of ["pointerup", "pointercancel"])
  addEventListener(type, () => {
    pressed = false;
    setTimeout(() => {
      for (const show of afterPress.splice(0)) show();
    });
  });

/** At once, or once a press has ended: a sentence that comes between would move what is pressed from under the finger. */
const settled = (show: () => void) => (pressed ? afterPress.push(show) : show());

/** The sentence of a field, where the server puts it too, and its marks. */
function sentenceOf(input: TextInput, said: Said) {
  const id = `${input.id}-error`;
  const described = () =>
    (input.getAttribute("aria-describedby") ?? "").split(" ").filter((each) => each && each !== id);
  return (problem: string | null) => {
    const shown = document.getElementById(id);
    const ids = problem ? [...described(), id] : described();
    if (ids.length) input.setAttribute("aria-describedby", ids.join(" "));
    else input.removeAttribute("aria-describedby");
    if (!problem) {
      input.removeAttribute("aria-invalid");
      shown?.remove();
      return;
    }
    input.setAttribute("aria-invalid", "true");
    const place = shown ?? document.createElement("p");
    place.id = id;
    place.className = "field-error";
    const prefix = document.createElement("span");
    prefix.className = "sr-only";
    prefix.textContent = `${said.error} `;
    place.replaceChildren(prefix, said[problem] ?? "");
    if (!shown) (input.closest(".password") ?? input).before(place);
  };
}

/** Fields of a form `checked` are judged when they are left, by the server's rules, and cleared as soon as they are right. */
export function checkedFields() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.checked")) {
    const checks: Record<string, Check[]> = JSON.parse(form.dataset.checks!);
    const said: Said = JSON.parse(form.dataset.said!);
    const status = document.createElement("p");
    status.className = "sr-only";
    status.role = "status";
    form.append(status);
    for (const [name, rules] of Object.entries(checks)) {
      const input = form.elements.namedItem(name);
      if (!isText(input) || input.type === "hidden") continue;
      const show = sentenceOf(input, said);
      const optional = input.ariaRequired !== "true";
      const problem = () => {
        if (optional && !input.value.trim()) return null;
        const judged = judge(rules, input.value);
        return "problem" in judged ? judged.problem : null;
      };
      const tell = () => {
        const found = problem();
        show(found);
        status.textContent = found ? said[found]! : "";
      };
      input.addEventListener("blur", () => settled(tell));
      input.addEventListener("input", () => {
        const atOnce = input.value.trim() && rules.some(([rule]) => AT_ONCE.includes(rule));
        if (atOnce || input.ariaInvalid === "true") {
          if (!problem()) show(null);
          else if (atOnce && input.ariaInvalid !== "true") tell();
        }
      });
    }
  }
}
