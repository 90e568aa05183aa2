const WAY_OUT_AFTER_MS = 10_000;

/**
 * A pressed button of a form that writes says what happens, and sends once. Ten seconds later it works again: where the
 * answer was lost, pressing it once more gets the first one, since the form's one-time id is the same.
 */
export function busyButtons() {
  let held: HTMLElement | null = null;
  let label: ChildNode[] = [];
  let wayOut: ReturnType<typeof setTimeout>;
  const free = () => {
    held?.replaceChildren(...label);
    if (held) held.ariaDisabled = null;
    held = null;
  };
  const hold = (button: HTMLElement | null) => {
    if (!button?.matches(".busy")) return;
    clearTimeout(wayOut);
    wayOut = setTimeout(free, WAY_OUT_AFTER_MS);
    if (held === button) return;
    held = button;
    label = [...button.childNodes];
    button.textContent = button.dataset.busy ?? "";
    button.ariaDisabled = "true";
  };
  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (held && held.closest("form") === form) return event.preventDefault();
    if (!event.defaultPrevented && form.method === "post") hold(event.submitter);
  });
  addEventListener("pageshow", free);
  return { hold, free };
}
