const WAY_OUT_AFTER_MS = 10_000;

/** A pressed button says what happens; what it answers makes it as it was. */
export function labelBusy(button: HTMLElement): () => void {
  const label = [...button.childNodes];
  button.textContent = button.dataset.busy ?? "";
  button.ariaDisabled = "true";
  return () => {
    button.replaceChildren(...label);
    button.ariaDisabled = null;
  };
}

/**
 * The pressed button of a form that writes is busy, and sends once. Ten seconds later it works again: where the answer was
 * lost, pressing it once more gets the first one, since the form's one-time id is the same.
 */
export function busyButtons() {
  let held: HTMLElement | null = null;
  let release = () => {};
  let wayOut: ReturnType<typeof setTimeout>;
  const free = () => {
    if (held) release();
    held = null;
  };
  const hold = (button: HTMLElement | null) => {
    if (!button?.matches("[data-enhance~=busy]")) return;
    clearTimeout(wayOut);
    wayOut = setTimeout(free, WAY_OUT_AFTER_MS);
    if (held === button) return;
    free();
    held = button;
    release = labelBusy(button);
  };
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (held && held.closest("form") === form) return event.preventDefault();
    if (!event.defaultPrevented && form.method === "post") hold(event.submitter);
  });
  addEventListener("pageshow", free);
  return { hold, free };
}
