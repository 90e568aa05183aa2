import { type Check, judge } from "~/fields/checks";
import { type JudgedField, judgedField } from "./judged-field";
import { checkedForms, type Said } from "./said";

const has = (rules: Check[], rule: Check[0]) => rules.some(([name]) => name === rule);
const repeats = (rules: Check[], field: string) =>
  rules.some(([rule, other]) => rule === "repeats" && other === field);

type Form = ReturnType<typeof checkedForms>[number];

/** One field: judged when it is left, its sentence cleared as soon as it is right; a name at its first wrong letter. */
function judged({ form, checks, said, say }: Form, name: string) {
  const rules = checks[name]!;
  const field = judgedField(form, name, said);
  if (!field) return null;
  const strength = has(rules, "password") ? strengthLine(field, said) : null;
  let shown: string | null = null;
  let isTouched = false;
  const valueIn = (other: string) => {
    const typed = (form.elements.namedItem(other) as HTMLInputElement | null)?.value;
    const right = typed === undefined ? null : judge(checks[other] ?? [], typed);
    return right && "value" in right ? right.value : null;
  };
  const problem = () => {
    const found = judge(rules, field.value(), valueIn);
    return "problem" in found ? found.problem : null;
  };
  const show = (found: string | null) => {
    shown = found;
    field.show(found);
  };
  const tell = () => {
    const found = problem();
    const isServers = field.isWrong() && !shown;
    if ((isServers && !isTouched) || (found === shown && !isServers)) return;
    show(found);
    strength?.(found);
    say(found ? `${field.label}: ${said[found]}` : "");
  };
  return {
    ...field,
    name,
    rules,
    left() {
      afterPress(tell);
    },
    /** Once more, since a field that this one repeats was left. */
    again() {
      if (isTouched && field.value()) tell();
    },
    clearIfRight() {
      if (shown && !problem()) show(null);
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

/** Fields of a form `checked` are judged by the server's rules (`useChecks`), and ask no network. */
export function checkedFields() {
  watchPresses();
  for (const each of checkedForms()) {
    const fields = Object.keys(each.checks).flatMap((name) => judged(each, name) ?? []);
    const fieldOf = (target: unknown) =>
      fields.find(({ inputs }) => inputs.includes(target as HTMLInputElement));
    each.form.addEventListener("focusout", ({ target, relatedTarget }) => {
      const field = fieldOf(target);
      /** A window that loses the focus leaves it in its field. */
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

/** At once, or once a press has ended: a sentence that comes between would move what is pressed from under the finger. */
const afterPress = (show: () => void) => {
  if (isPressed) waiting.add(show);
  else show();
};

function watchPresses() {
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

/** Under an own password while it is typed: the first thing that is wrong with it, or that it is strong enough. */
function strengthLine({ inputs: [input], isWrong }: JudgedField, said: Said) {
  const line = document.createElement("p");
  line.className = "strength field-hint";
  line.role = "status";
  (input!.closest(".password") ?? input!).after(line);
  return (problem: string | null) => {
    const text = input!.value && !isWrong() ? (said[problem ?? "fine"] ?? "") : "";
    if (line.textContent !== text) line.textContent = text;
  };
}
