import { applyChecks, type Check } from "~/fields/checks";
import { checkedForms, type Messages } from "./said";

const has = (rules: Check[], rule: Check[0]) => rules.some(([name]) => name === rule);
const repeats = (rules: Check[], field: string) =>
  rules.some(([rule, other]) => rule === "repeats" && other === field);

type Form = ReturnType<typeof checkedForms>[number];

/** Checks a field when it is left, and a name at its first wrong letter; clears its error as soon as it is right. */
function checkField({ form, checks, messages, say }: Form, name: string) {
  const rules = checks[name]!;
  const field = judgedField(form, name, messages);
  if (!field) return null;
  const strength = has(rules, "password") ? strengthLine(field, messages) : null;
  let shownProblem: string | null = null;
  let isTouched = false;
  const valueIn = (other: string) => {
    const typed = (form.elements.namedItem(other) as HTMLInputElement | null)?.value;
    const right = typed === undefined ? null : applyChecks(checks[other] ?? [], typed);
    return right && "value" in right ? right.value : null;
  };
  const problem = () => {
    const found = applyChecks(rules, field.value(), valueIn);
    return "problem" in found ? found.problem : null;
  };
  const show = (found: string | null) => {
    shownProblem = found;
    field.show(found);
  };
  const tell = () => {
    const found = problem();
    const isServers = field.isWrong() && !shownProblem;
    if ((isServers && !isTouched) || (found === shownProblem && !isServers)) return;
    show(found);
    strength?.(found);
    say(found ? `${field.label}: ${messages[found]}` : "");
  };
  return {
    ...field,
    name,
    rules,
    left() {
      afterPress(tell);
    },
    /** Checks again, because a field that this one repeats was left. */
    again() {
      if (isTouched && field.value()) tell();
    },
    clearIfRight() {
      if (shownProblem && !problem()) show(null);
    },
    typed() {
      isTouched = true;
      const found = problem();
      if (!found && field.isWrong()) show(null);
      if (found && !field.isWrong() && has(rules, "name") && field.value().trim()) tell();
      strength?.(found);
    },
  };
}

/** Checks the fields of forms with `checked` by the server's rules (`useChecks`), without the network. */
export function checkedFields() {
  watchPresses();
  for (const each of checkedForms()) {
    const fields = Object.keys(each.checks).flatMap((name) => checkField(each, name) ?? []);
    const fieldOf = (target: unknown) =>
      fields.find(({ inputs }) => inputs.includes(target as HTMLInputElement));
    each.form.addEventListener("focusout", ({ target, relatedTarget }) => {
      const field = fieldOf(target);
      /** A window that loses focus keeps it in its field. */
      if (!field || document.activeElement === target || field === fieldOf(relatedTarget)) return;
      field.left();
      for (const other of fields) if (repeats(other.rules, field.name)) afterPress(other.again);
    });
    for (const type of ["input", "change"])
      each.form.addEventListener(type, (event) => {
        const field = fieldOf(event.target);
        if (!field || (event as InputEvent).isComposing) return;
        field.typed();
        for (const other of fields) if (repeats(other.rules, field.name)) other.clearIfRight();
      });
  }
}

let isPressed = false;
const waiting = new Set<() => void>();

/**
 * Calls `show` at once, or after the press in progress: an error message that appears meanwhile would move the pressed
 * button away.
 */
export const afterPress = (show: () => void) => {
  if (isPressed) waiting.add(show);
  else show();
};

export function watchPresses() {
  addEventListener("pointerdown", () => {
    isPressed = true;
  });
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => {
      isPressed = false;
      setTimeout(() => {
        for (const show of waiting) show();
        waiting.clear();
      });
    });
}

/** Shows under a new password the first thing that is wrong with it, or that it is strong enough. */
function strengthLine({ inputs: [input], isWrong }: JudgedField, messages: Messages) {
  const line = document.createElement("p");
  line.className = "strength field-hint";
  line.role = "status";
  (input!.closest(".password") ?? input!).after(line);
  return (problem: string | null) => {
    const text = input!.value && !isWrong() ? (messages[problem ?? "fine"] ?? "") : "";
    if (line.textContent !== text) line.textContent = text;
  };
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isInput = (element: Element): element is Input => /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

function described(element: Element, id: string, isSaid: boolean) {
  const others = (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .filter((each) => each && each !== id);
  const ids = isSaid ? [...others, id] : others;
  if (ids.length) element.setAttribute("aria-describedby", ids.join(" "));
  else element.removeAttribute("aria-describedby");
}

function sentence(id: string, problem: string, messages: Messages) {
  const paragraph = document.createElement("p");
  const prefix = document.createElement("span");
  paragraph.id = id;
  paragraph.className = "field-error";
  prefix.className = "sr-only";
  prefix.textContent = `${messages.error} `;
  paragraph.append(prefix, messages[problem] ?? "");
  return paragraph;
}

/**
 * Returns a field, which is one input or the choices of one name, with its error message in the place that the server
 * uses, too.
 */
export function judgedField(form: HTMLFormElement, name: string, messages: Messages) {
  const inputs = [...form.elements].filter(
    (each): each is Input => isInput(each) && each.name === name && !/hidden|file/.test(each.type),
  );
  const first = inputs[0];
  if (!first) return null;
  const isRadio = first.type === "radio";
  const isChoice = isRadio || first.type === "checkbox";
  const group = isRadio || inputs.length > 1 ? first.closest("fieldset") : null;
  const id = `${(inputs.find((each) => each.id.endsWith(`-${name}`)) ?? first).id}-error`;
  const label = group?.querySelector("legend") ?? (isChoice ? null : first.labels?.[0]);
  if (isRadio && group) group.role = "radiogroup";
  const place = (paragraph: Element) => {
    const above = group && (group.querySelector(":scope > .field-hint") ?? group.querySelector("legend"));
    if (above) above.after(paragraph);
    else (first.closest(".password,.choice") ?? first).before(paragraph);
  };
  return {
    inputs,
    value: () =>
      isChoice ? (inputs.find((each) => (each as HTMLInputElement).checked)?.value ?? "") : first.value,
    label: label?.firstChild?.textContent?.trim() ?? "",
    isWrong: () => document.getElementById(id) !== null,
    show(problem: string | null) {
      document.getElementById(id)?.remove();
      if (problem) place(sentence(id, problem, messages));
      described(group ?? first, id, problem !== null);
      for (const marked of isRadio && group ? [group] : inputs)
        if (problem) marked.setAttribute("aria-invalid", "true");
        else marked.removeAttribute("aria-invalid");
    },
  };
}

type JudgedField = NonNullable<ReturnType<typeof judgedField>>;
