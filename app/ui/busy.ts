import { compact } from "./enhance";

const source = `
(d => d.querySelectorAll(".busy").forEach(f => {
  const b = f.querySelector("[type=submit]"), w = b.textContent, say = (t, x) => {
    b.textContent = t;
    b.ariaDisabled = x;
  };
  f.onsubmit = () => say(f.dataset.busy, "true");
  addEventListener("pageshow", () => say(w, null));
}))(document)`;

/**
 * Says on the button of a form of class `busy` that its work is under way, in the words of `data-busy`. The button
 * still works: where an answer was lost on its way, pressing it again gets the first one.
 */
export const busy = compact(source);
