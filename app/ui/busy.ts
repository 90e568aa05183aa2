import { compact } from "./enhance";

const source = `
(() => {
  let held, label;
  const free = () => {
    if (!held) return;
    held.textContent = label;
    held.ariaDisabled = held = null;
  };
  onsubmit = e => {
    const b = e.submitter;
    if (held && held.form == e.target) return e.preventDefault();
    if (e.defaultPrevented || !b || !b.dataset.busy) return;
    held = b;
    label = b.textContent;
    b.textContent = b.dataset.busy;
    b.ariaDisabled = "true";
    setTimeout(free, 1e4);
  };
  onpageshow = free;
})()`;

/**
 * Says on a button of class `busy`, in the words of `data-busy`, that its form is being sent, and sends it once. After ten
 * seconds the button works again: where an answer was lost on its way, pressing it once more gets the first one.
 */
export const busy = compact(source);
