const source = `
(d => {
  const each = (what, act) => d.querySelectorAll(what).forEach(act);
  const close = at => each(".top details[open]", m => m.open = m.parentNode.contains(at));
  d.onclick = e => close(e.target);
  onpagehide = () => close();
  d.onkeydown = e => {
    if (e.key != "Escape") return;
    const m = d.activeElement.closest(".top details[open]");
    close();
    m && m.firstChild.focus();
  };
  each("[data-print]", b => {
    b.hidden = !1;
    b.onclick = () => print();
  });
  each("[data-toast]", t => {
    const fade = () => setTimeout(() => t.matches(":hover,:focus-within") ? fade() : t.dataset.toast = "quiet", 4e3);
    fade();
  });
})(document)`;

const SPACE_AROUND_SIGNS = /\s*(=>|&&|\|\||!=|[={}();,?]| : )\s*/g;

/** A written script without the space that only its reader needs; it ends no script element. */
export const compact = (script: string): string =>
  script
    .trim()
    .replace(SPACE_AROUND_SIGNS, (_, sign: string) => sign.trim())
    .replaceAll(";}", "}");

/**
 * The script of every page: closes open menus, lets good news grow quiet after 4 s (not while it is being read),
 * shows the print buttons.
 */
export const enhancement = compact(source);
