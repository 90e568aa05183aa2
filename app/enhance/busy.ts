const WAY_OUT_AFTER_MS = 10_000;

/** Labels a pressed button with what is happening; the returned function restores it. */
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
 * Makes the pressed button of a writing form busy, so that it sends once. Ten seconds later it works again: if the
 * response was lost, pressing it once more returns the first outcome, because the form's one-time id is the same.
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
