import { compact } from "./compact";

export const enhancement = compact(`
(d => {
  const close = at => d.querySelectorAll(".top details[open]").forEach(m => m.open = m.parentNode.contains(at));
  d.onclick = e => close(e.target);
  onpagehide = () => close();
  d.onkeydown = e => {
    if (e.key != "Escape") return;
    const m = d.activeElement.closest(".top details[open]");
    close();
    m && m.firstChild.focus();
  };
})(document)`);

/** Lets good news grow quiet after 4 s, but not while it is being read. */
export const toast = compact(`
document.querySelectorAll("[data-toast]").forEach(t => {
  const fade = () => setTimeout(() => t.matches(":hover,:focus-within") ? fade() : t.dataset.toast = "quiet", 4e3);
  fade();
})`);

export const printing = compact(`
document.querySelectorAll(".print-button").forEach(b => {
  b.hidden = !1;
  b.onclick = () => print();
})`);
