import type { JudgedField } from "./judged-field";
import type { Said } from "./said";

/** Under an own password while it is typed: the first thing that is wrong with it, or that it is strong enough. */
export function strengthLine({ inputs: [input], isWrong }: JudgedField, said: Said) {
  const line = document.createElement("p");
  line.className = "strength field-hint";
  line.role = "status";
  (input!.closest(".password") ?? input!).after(line);
  return (problem: string | null) => {
    const text = input!.value && !isWrong() ? (said[problem ?? "fine"] ?? "") : "";
    if (line.textContent !== text) line.textContent = text;
  };
}
