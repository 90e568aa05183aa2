import { latestRequest } from "../latest-request";

/** Looks up half a second after the third character, for ten seconds at most; late or failed responses are ignored. */
const QUIET_MS = 500;
const PATIENCE_MS = 10_000;
const TOAST_MS = 4000;
const MIN_LETTERS = 3;

const form = document.querySelector<HTMLFormElement>("[data-enhance~=name-look-up]")!;
const number = form.elements.namedItem("association_number") as HTMLInputElement;
const found = form.elements.namedItem("found") as HTMLInputElement;
const part = (name: string) => form.querySelector<HTMLElement>(`.oath-${name}`)!;
const [busy, toast, hit] = [part("busy"), part("toast"), part("hit")];
const shownName = hit.nextSibling as HTMLElement;
const arabic = document.dir === "rtl";
let waiting: ReturnType<typeof setTimeout>;
let fading: ReturnType<typeof setTimeout>;
const request = latestRequest();

function show(name: string) {
  found.hidden = hit.hidden = !name;
  found.value = name ? number.value : "";
  shownName.textContent = name;
}

function say(name: string, isArabic: boolean) {
  shownName.lang = isArabic ? "ar" : "en";
  show(name);
  toast.textContent = `${hit.textContent}: ${shownName.textContent}`;
  toast.hidden = false;
  clearTimeout(fading);
  fading = setTimeout(() => {
    toast.hidden = true;
  }, TOAST_MS);
}

async function find() {
  const { signal, abort, isLatest } = request.begin();
  const patience = setTimeout(abort, PATIENCE_MS);
  busy.hidden = false;
  try {
    const address = `/api/data/personal-card?doc_no=${encodeURIComponent(number.value)}`;
    const { doctor } = await (await fetch(address, { credentials: "omit", signal })).json();
    if (isLatest() && doctor) {
      const name = arabic ? doctor.DOC_NAME_A : doctor.DOC_NAME_E;
      say(name || doctor.DOC_NAME_A || doctor.DOC_NAME_E, arabic === Boolean(name));
    }
  } catch {}
  clearTimeout(patience);
  if (isLatest()) busy.hidden = true;
}

part("result").hidden = false;
number.addEventListener("input", () => {
  clearTimeout(waiting);
  request.stop();
  show("");
  busy.hidden = toast.hidden = true;
  if (number.value.trim().length >= MIN_LETTERS) waiting = setTimeout(find, QUIET_MS);
});
