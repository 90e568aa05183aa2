import { timed } from "./kept-bar";

const KEEP = "/registration-until-emtyaz/keep";
const REST_MS = 3000;
const LONGEST_REST_MS = 60_000;
/** The draft was closed on this device, in another tab: what is typed stays on the device alone. */
const CLOSED = 409;

type Told = { saved: string; unsaved: string; onSaved(): void };

/** The page may be the answer to a sending, which a reload would send again, over what was typed since. */
const askAnewOnReload = () => history.replaceState(null, "", location.href);

/**
 * A form with a draft on the server sends what is typed to it, one sending at a time. A
 * failure is told once, and tried again by itself, each time after twice as long.
 */
export function savesByItself(form: HTMLFormElement, { saved, unsaved, onSaved }: Told) {
  const status = document.createElement("p");
  status.role = "status";
  (document.querySelector(".draft") ?? form).append(status);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  let ended = false;
  let sending = new AbortController();

  const body = () => new URLSearchParams([...new FormData(form)] as Array<[string, string]>);
  const send = (keepalive: boolean) =>
    fetch(KEEP, {
      method: "POST",
      body: body(),
      keepalive,
      signal: sending.signal,
      redirect: "error",
    });

  async function save() {
    resting = undefined;
    if (ended) return;
    if (isSending) return rest();
    isSending = true;
    try {
      const { ok, status: code } = await send(false);
      if (code === CLOSED) ended = true;
      if (!ok) throw new Error();
      failures = 0;
      if (resting === undefined) onSaved();
      status.replaceChildren(...timed(saved, Date.now()));
    } catch {
      if (!failures && !ended) status.textContent = unsaved;
      failures += 1;
      if (!ended) rest();
    }
    isSending = false;
  }
  function rest() {
    clearTimeout(resting);
    resting = setTimeout(save, Math.min(REST_MS * 2 ** failures, LONGEST_REST_MS));
  }

  form.addEventListener("input", () => {
    askAnewOnReload();
    rest();
  });
  addEventListener("submit", () => {
    ended = true;
    sending.abort();
    sending = new AbortController();
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
    send(true).catch(() => {});
  });
}
