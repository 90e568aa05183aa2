import { compact } from "./compact";

/** Ten seconds later the button works again: where the answer was lost, pressing it once more gets the first one. */
export const busy = compact(`
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
})()`);

/** Enter in an empty field of class `enter-goes-on` leads to the next one; else it sends. */
export const enterGoesOn = compact(`
(d => {
  const l = [...d.querySelectorAll(".enter-goes-on .input")];
  l.forEach((i, k) => i.addEventListener("keydown", e => {
    const n = l[k+1];
    if (e.key != "Enter" || e.isComposing || !n || n.value) return;
    e.preventDefault();
    n.focus();
  }));
})(document)`);

/** Hidden again when its form is sent, so that the browser takes it for a password. */
export const passwordField = compact(`
(d => d.querySelectorAll(".password .input").forEach(i => {
  const b = d.createElement("button"), show = on => {
    i.type = on ? "text" : "password";
    b.ariaLabel = on ? i.dataset.hide : i.dataset.show;
    b.textContent = b.ariaLabel.split(" ")[0];
  };
  b.type = "button";
  b.onclick = () => show(i.type == "password");
  show();
  i.after(b);
  i.form.addEventListener("submit", () => show());
}))(document)`);
