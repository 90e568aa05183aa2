const NEAR_AT_LEAST = 20;
const NEAR_SHARE = 0.1;

/** Says how many characters are left once few are, from a tenth of all, at least twenty before the end. */
export function counters() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.checked")) {
    const said: Record<string, string> = JSON.parse(form.dataset.said!);
    const checks: Record<string, Array<[string, number?]>> = JSON.parse(form.dataset.checks!);
    for (const input of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input.input,textarea",
    )) {
      const [, own] = checks[input.name]?.find(([rule]) => rule === "line" || rule === "paragraphs") ?? [];
      const most = input.maxLength > 0 ? input.maxLength : own;
      if (!most || input.type === "password") continue;
      const counter = document.createElement("p");
      counter.className = "field-hint";
      counter.role = "status";
      input.after(counter);
      const count = () => {
        const left = most - input.value.length;
        const near = left <= Math.max(NEAR_AT_LEAST, most * NEAR_SHARE) && input.value;
        counter.textContent = near ? `${left < 0 ? said.over : said.left} ${Math.abs(left)}` : "";
      };
      input.addEventListener("input", count);
      count();
    }
  }
}
