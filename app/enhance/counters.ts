import type { Check } from "~/fields/checks";
import { checkedForms } from "./said";

const NEAR_AT_LEAST = 10;
const NEAR_SHARE = 0.1;
const QUIET_MS = 1000;

type Counted = HTMLInputElement | HTMLTextAreaElement;

const mostOf = (rules: Check[] = []) =>
  Number(rules.find(([rule]) => rule === "line" || rule === "paragraphs")?.[1] ?? 0);

/** The server ignores surrounding spaces, but `maxlength` counts them. */
const lengthOf = ({ maxLength, value }: Counted) =>
  (maxLength > 0 ? value : value.normalize("NFC").trim()).length;

function counterUnder(input: Counted) {
  const counter = document.createElement("p");
  counter.className = "counter field-hint";
  counter.id = `${input.id}-left`;
  counter.hidden = true;
  input.after(counter);
  const ids = [input.getAttribute("aria-describedby"), counter.id].filter(Boolean);
  input.setAttribute("aria-describedby", ids.join(" "));
  return counter;
}

/** Shows how many characters are left once few are, and announces it when the typing pauses. */
export function counters() {
  for (const { form, checks, messages, say } of checkedForms()) {
    for (const input of form.querySelectorAll<Counted>("input.input,textarea")) {
      const max = input.maxLength > 0 ? input.maxLength : mostOf(checks[input.name]);
      if (max <= NEAR_AT_LEAST || input.type === "password" || input.readOnly) continue;
      const counter = counterUnder(input);
      let quiet: ReturnType<typeof setTimeout>;
      const count = () => {
        const left = max - lengthOf(input);
        const number = document.createElement("bdi");
        number.dir = "ltr";
        number.textContent = `${Math.abs(left)}`;
        counter.replaceChildren(`${left < 0 ? messages.over : messages.left} `, number);
        counter.hidden = !input.value || left > Math.max(NEAR_AT_LEAST, max * NEAR_SHARE);
      };
      input.addEventListener("input", () => {
        count();
        clearTimeout(quiet);
        quiet = setTimeout(() => counter.hidden || say(counter.textContent ?? ""), QUIET_MS);
      });
      count();
    }
  }
}
