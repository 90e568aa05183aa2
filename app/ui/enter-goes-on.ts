import { compact } from "./enhance";

const source = `
(d => {
  const l = [...d.querySelectorAll(".enter-goes-on .input")];
  l.forEach((i, k) => i.addEventListener("keydown", e => {
    const n = l[k+1];
    if (e.key != "Enter" || e.isComposing || !n || n.value) return;
    e.preventDefault();
    n.focus();
  }));
})(document)`;

/** Enter in a field of a form of class `enter-goes-on` leads to the next one where that is empty still; else it sends. */
export const enterGoesOn = compact(source);
