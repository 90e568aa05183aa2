import { timed } from "./kept-bar";

const REST_MS = 3000;
/** As the form's action reads it: keep it, mail nothing. */
const BY_ITSELF = "by_itself";

/** The page may be the answer to a sending, which a reload would send again, over what was typed since. */
const askAnewOnReload = () => history.replaceState(null, "", location.href);

/**
 * A form with a draft on the server, whose address is in `data-saves-to`, sends it what is typed, one sending at a time.
 * A failure is told once, and the next typing tries again.
 */
export function savesByItself(form: HTMLFormElement, saved: () => void) {
  const { savesTo = "", saved: told = "", unsaved = "" } = form.dataset;
  const status = document.createElement("p");
  status.role = "status";
  (document.querySelector(".draft") ?? form).append(status);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let isTold = false;
  let ended = false;
  let sending = new AbortController();

  const body = () => {
    const typed = new URLSearchParams([...new FormData(form)] as Array<[string, string]>);
    typed.append(BY_ITSELF, "yes");
    return typed;
  };
  const send = (keepalive: boolean) =>
    fetch(savesTo || form.getAttribute("action")!, {
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
      const { ok } = await send(false);
      if (!ok) throw new Error();
      isTold = false;
      if (resting === undefined) saved();
      status.replaceChildren(...timed(told, Date.now()));
    } catch {
      if (!isTold && !ended) status.textContent = unsaved;
      isTold = true;
    }
    isSending = false;
  }
  function rest() {
    clearTimeout(resting);
    resting = setTimeout(save, REST_MS);
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
