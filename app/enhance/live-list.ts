const QUIET_MS = 250;
/** The way back to all, where anything is asked for. */
const CLEARED = ":scope > a";

/** What stands behind a form: the count, the list, the pager, or that nothing was found. */
function behind(form: Element): Element[] {
  const found: Element[] = [];
  for (let next = form.nextElementSibling; next; next = next.nextElementSibling) found.push(next);
  return found;
}

const NAMES_LIST = "a[download],a[hreflang],[name=back]";

/** What leads to this list from elsewhere on the page, such as its file, leads to the filtered one. */
function namesList(page: Document) {
  const theirs = page.querySelectorAll(NAMES_LIST);
  for (const [at, own] of document.querySelectorAll(NAMES_LIST).entries())
    for (const name of ["href", "value"]) {
      const now = theirs[at]?.getAttribute(name);
      if (now) own.setAttribute(name, now);
    }
}

const addressOf = (form: HTMLFormElement) => {
  const typed = [...new FormData(form)].filter(([, value]) => value !== "") as Array<[string, string]>;
  const query = new URLSearchParams(typed).toString();
  return form.getAttribute("action") + (query && `?${query}`);
};

/**
 * A list whose form is of class `live` is filtered while somebody types, 250 ms after the last key, one request at a time.
 * The address becomes that of the sent form, the focus stays; where it fails, the list stays and the button does the same.
 */
export function liveLists() {
  for (const form of document.querySelectorAll<HTMLFormElement>("form.live")) {
    const status = document.createElement("p");
    status.className = "sr-only";
    status.role = "status";
    form.append(status);
    let waiting: ReturnType<typeof setTimeout>;
    let asking: AbortController | undefined;

    async function filter() {
      asking?.abort();
      const mine = new AbortController();
      asking = mine;
      const address = addressOf(form);
      try {
        const answer = await fetch(address, { signal: mine.signal });
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const theirs = page.querySelector("form.live");
        if (!answer.ok || !theirs || mine !== asking) return;
        for (const old of behind(form)) old.remove();
        const found = behind(theirs);
        form.after(...found);
        form.querySelector(CLEARED)?.remove();
        form.append(...theirs.querySelectorAll(CLEARED));
        history.replaceState(null, "", address);
        namesList(page);
        status.textContent =
          found.map((each) => each.querySelector("h2") ?? each).find(({ tagName }) => tagName === "H2")
            ?.textContent ?? "";
      } catch {}
    }

    /** The answer of the form as a whole is on its way. */
    form.addEventListener("submit", () => {
      clearTimeout(waiting);
      asking?.abort();
      asking = undefined;
    });
    form.addEventListener("input", ({ target }) => {
      clearTimeout(waiting);
      waiting = setTimeout(filter, (target as Element).matches("[name=q]") ? QUIET_MS : 0);
    });
  }
}
