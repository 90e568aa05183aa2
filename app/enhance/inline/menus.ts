/** Keeps at most one menu of the header open; a click elsewhere, Escape and leaving the page close it. */
const open = "[data-enhance~=menus] details[open]";

function closeMenus(at?: Node) {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(open))
    menu.open = Boolean(at && menu.parentNode!.contains(at));
}

document.onclick = ({ target }) => closeMenus(target as Node);
window.onpagehide = () => closeMenus();
document.onkeydown = ({ key }) => {
  if (key !== "Escape") return;
  const menu = document.activeElement?.closest(open);
  closeMenus();
  (menu?.firstChild as HTMLElement | undefined)?.focus();
};

export {};
