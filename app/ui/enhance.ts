const source = `
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
})(document)`;

const SPACE_AROUND_SIGNS = /\s*(=>|&&|\|\||!=|[={}();,?]| : )\s*/g;

/** A written script without the space that only its reader needs; it ends no script element. */
export const compact = (script: string): string =>
  script
    .trim()
    .replace(SPACE_AROUND_SIGNS, (_, sign: string) => sign.trim())
    .replaceAll(";}", "}");

/** The script of every page: closes open menus. */
export const enhancement = compact(source);
