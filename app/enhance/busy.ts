const WAY_OUT_AFTER_MS = 10_000;

/**
 * A pressed button says what happens and sends once. Ten seconds later it works again: where the answer was lost, pressing
 * it once more gets the first one, since the form's one-time id is the same.
 */
export function busyButtons() {
  let held: HTMLButtonElement | null = null;
  let label = "";
  const free = () => {
    if (!held) return;
    held.textContent = label;
    held.ariaDisabled = null;
    held = null;
  };
  addEventListener("submit", (event) => {
    const button = event.submitter as HTMLButtonElement | null;
    if (held && held.form === event.target) return event.preventDefault();
    const said = button?.dataset.busy;
    if (event.defaultPrevented || !button || !said) return;
    held = button;
    label = button.textContent ?? "";
    button.textContent = said;
    button.ariaDisabled = "true";
    setTimeout(free, WAY_OUT_AFTER_MS);
  });
  addEventListener("pageshow", free);
}
