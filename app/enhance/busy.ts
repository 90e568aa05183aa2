const WAY_OUT_AFTER_MS = 10_000;

/**
 * A pressed button says what happens and sends once. Ten seconds later it works again: where the answer was lost, pressing
 * it once more gets the first one, since the form's one-time id is the same.
 */
export function busyButtons() {
  let held: HTMLButtonElement | null = null;
  let label = "";
  let wayOut: ReturnType<typeof setTimeout>;
  const free = () => {
    if (!held) return;
    held.textContent = label;
    held.ariaDisabled = null;
    held = null;
  };
  const hold = (button: HTMLElement | null) => {
    const said = button?.dataset.busy;
    if (!said) return;
    clearTimeout(wayOut);
    wayOut = setTimeout(free, WAY_OUT_AFTER_MS);
    if (held === button) return;
    held = button as HTMLButtonElement;
    label = held.textContent ?? "";
    held.textContent = said;
    held.ariaDisabled = "true";
  };
  addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (held && held.form === event.target) return event.preventDefault();
    if (!event.defaultPrevented) hold(button);
  });
  addEventListener("pageshow", free);
  return { hold, free };
}
