import { latestRequest } from "./latest-request";

const QUIET_MS = 250;
/** The link that clears the filter, if anything is filtered. */
const CLEARED = ":scope > a";
const FORM = "[data-enhance~=live-list]";
/** The elements after the form: count, list, pager, or that nothing was found. */
const FOUND = `${FORM} ~ *`;
const COUNT = `${FORM} ~ h2, ${FORM} ~ * h2`;
const LEADING_HERE = "a[download],a[hreflang],[name=back]";

/** Links elsewhere on the page that lead to this list, such as its export, follow the filter. */
function leadToFiltered(page: Document) {
  const incoming = page.querySelectorAll(LEADING_HERE);
  for (const [index, present] of document.querySelectorAll(LEADING_HERE).entries())
    for (const name of ["href", "value"]) {
      const now = incoming[index]?.getAttribute(name);
      if (now) present.setAttribute(name, now);
    }
}

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;

/**
 * Parses the response and moves its rules into a style sheet that replaces the previous one: in place, they would
 * violate the policy on inline styles.
 */
function parsed(html: string) {
  const rules = [...html.matchAll(STYLE)].map(([, css]) => css).join("");
  const page = new DOMParser().parseFromString(html.replace(STYLE, ""), "text/html");
  return { page, rules };
}

let brought: CSSStyleSheet | undefined;
function bringRules(rules: string) {
  if (!rules) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== brought), sheet];
  brought = sheet;
}

const addressOf = (form: HTMLFormElement) => {
  const typed = [...new FormData(form)].filter(([, value]) => value !== "") as Array<[string, string]>;
  const query = new URLSearchParams(typed).toString();
  return form.getAttribute("action") + (query && `?${query}`);
};

/**
 * Filters a list while its `live` form is typed in, 250 ms after the last key, one request at a time. The address
 * becomes that of the submitted form, and focus stays; if it fails, the list stays and the button does the same.
 */
export function liveList() {
  const form = document.querySelector<HTMLFormElement>(FORM)!;
  const status = document.createElement("p");
  status.className = "sr-only";
  status.role = "status";
  form.append(status);
  let waiting: ReturnType<typeof setTimeout>;
  const request = latestRequest();

  async function filter() {
    const { signal, isLatest } = request.begin();
    const address = addressOf(form);
    try {
      const answer = await fetch(address, { signal });
      const { page, rules } = parsed(await answer.text());
      const incomingForm = page.querySelector(FORM);
      if (!answer.ok || !incomingForm || !isLatest()) return;
      bringRules(rules);
      for (const old of document.querySelectorAll(FOUND)) old.remove();
      form.after(...page.querySelectorAll(FOUND));
      form.querySelector(CLEARED)?.remove();
      form.append(...incomingForm.querySelectorAll(CLEARED));
      history.replaceState(null, "", address);
      leadToFiltered(page);
      status.textContent = document.querySelector(COUNT)?.textContent ?? "";
    } catch {}
  }

  /** The form is being submitted as a whole. */
  form.addEventListener("submit", () => {
    clearTimeout(waiting);
    request.stop();
  });
  form.addEventListener("input", ({ target }) => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, (target as Element).matches("[name=q]") ? QUIET_MS : 0);
  });
}
