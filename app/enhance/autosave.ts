import { timed } from "./kept-bar";
import { valuesOf } from "./kept-store";

const KEEP = "/registration-until-emtyaz/keep";
const REST_MS = 3000;
const LONGEST_REST_MS = 60_000;
/** A request on a stalled connection would never end. */
const PATIENCE_MS = 60_000;
/** The status of a draft that was closed in another tab: from then on, what is typed stays on this device. */
const CLOSED = 409;

type AutosaveOptions = { saved: string; unsaved: string; onSaved(): void };

/** Reloading a page that answered a POST would send it again, over what was typed since. */
const askAnewOnReload = () => history.replaceState(null, "", location.href);

function addStatus(form: HTMLFormElement) {
  const status = document.createElement("p");
  status.role = "status";
  (document.querySelector(".draft") ?? form).append(status);
  return status;
}

/** Posts the fields of a form to its draft, without those that nobody changed: another tab may have changed them since. */
function draftSender(form: HTMLFormElement) {
  const before = valuesOf(form);
  const typed = new Set<string>();
  const isUnchanged = ([name, value]: [string, string]) =>
    !typed.has(name) && before.some(([known, was]) => known === name && was === value);
  return {
    noteTyped: (name: string) => typed.add(name),
    send(init: RequestInit) {
      const all = [...new FormData(form)] as Array<[string, string]>;
      const body = new URLSearchParams(all.filter((each) => !isUnchanged(each)));
      return fetch(KEEP, { method: "POST", body, redirect: "error", ...init });
    },
  };
}

/**
 * Saves what is typed to the form's draft on the server, one request at a time. A failure is announced once and
 * retried, each time after twice the delay.
 */
export function autosave(form: HTMLFormElement, { saved, unsaved, onSaved }: AutosaveOptions) {
  const status = addStatus(form);
  const { noteTyped, send } = draftSender(form);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  let ended = false;
  let sending: AbortController | undefined;

  async function save() {
    resting = undefined;
    if (ended) return;
    if (isSending) return rest();
    isSending = true;
    const mine = new AbortController();
    const patience = setTimeout(() => mine.abort(), PATIENCE_MS);
    sending = mine;
    try {
      const { ok, status: code } = await send({ signal: mine.signal });
      if (code === CLOSED) {
        ended = true;
        status.textContent = "";
      }
      if (!ok) throw new Error();
      failures = 0;
      if (resting === undefined) onSaved();
      status.replaceChildren(...timed(saved, Date.now()));
    } catch {
      if (!failures && !ended) status.textContent = unsaved;
      failures += 1;
      if (!ended) rest();
    }
    clearTimeout(patience);
    isSending = false;
  }
  function rest() {
    clearTimeout(resting);
    resting = setTimeout(save, Math.min(REST_MS * 2 ** failures, LONGEST_REST_MS));
  }

  form.addEventListener("input", ({ target }) => {
    noteTyped((target as HTMLInputElement).name);
    askAnewOnReload();
    rest();
  });
  addEventListener("submit", () => {
    ended = true;
    sending?.abort();
    clearTimeout(resting);
    resting = undefined;
  });
  addEventListener("pageshow", () => {
    ended = false;
  });
  addEventListener("pagehide", () => {
    if (resting === undefined) return;
    clearTimeout(resting);
    resting = undefined;
    send({ keepalive: true }).catch(() => {});
  });
}
