import type { Said } from "./said";

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

function sentence(id: string, problem: string, said: Said) {
  const shown = document.createElement("p");
  const prefix = document.createElement("span");
  shown.id = id;
  shown.className = "field-error";
  prefix.className = "sr-only";
  prefix.textContent = `${said.error} `;
  shown.append(prefix, said[problem] ?? "");
  return shown;
}

/** One input, or the choices of one name, with its sentence where the server puts it too. */
export function judgedField(form: HTMLFormElement, name: string, said: Said) {
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
  const place = (shown: Element) => {
    const above = group && (group.querySelector(":scope > .field-hint") ?? group.querySelector("legend"));
    if (above) above.after(shown);
    else (first.closest(".password,.choice") ?? first).before(shown);
  };
  return {
    inputs,
    value: () =>
      isChoice ? (inputs.find((each) => (each as HTMLInputElement).checked)?.value ?? "") : first.value,
    label: label?.firstChild?.textContent?.trim() ?? "",
    isWrong: () => document.getElementById(id) !== null,
    show(problem: string | null) {
      document.getElementById(id)?.remove();
      if (problem) place(sentence(id, problem, said));
      described(group ?? first, id, problem !== null);
      for (const marked of isRadio && group ? [group] : inputs)
        if (problem) marked.setAttribute("aria-invalid", "true");
        else marked.removeAttribute("aria-invalid");
    },
  };
}

export type JudgedField = NonNullable<ReturnType<typeof judgedField>>;
