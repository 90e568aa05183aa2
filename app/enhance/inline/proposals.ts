import { latestRequest } from "../latest-request";

const QUIET_MS = 250;
const MIN_LETTERS = 2;

/** Suggests titles while a search is typed, 250 ms after the last key, one request at a time; none if it fails. */
const input = document.querySelector<HTMLInputElement>("[data-enhance~=proposals] [name=q]")!;
const list = document.createElement("datalist");
let waiting: ReturnType<typeof setTimeout>;
const request = latestRequest();

async function propose() {
  const { signal } = request.begin();
  try {
    const address = `/search/proposals?lang=${document.documentElement.lang}&q=${encodeURIComponent(input.value)}`;
    const titles: string[] = await (await fetch(address, { signal })).json();
    list.replaceChildren(...titles.map((title) => new Option(title)));
  } catch {}
}

list.id = "proposals";
input.after(list);
input.setAttribute("list", list.id);
input.addEventListener("input", () => {
  clearTimeout(waiting);
  if (input.value.trim().length >= MIN_LETTERS) waiting = setTimeout(propose, QUIET_MS);
});
