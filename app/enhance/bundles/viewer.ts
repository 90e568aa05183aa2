/**
 * Opens a gallery's photos over their thumbnails; focus returns to the photo last seen. Without the script, thumbnails
 * lead to pages.
 */
const viewer = document.querySelector<HTMLDialogElement>("[data-enhance~=viewer]")!;
const links = [...document.querySelectorAll<HTMLAnchorElement>(".thumbnails a")];
const image = new Image();
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
let current = 0;

function go(at: number) {
  const link = links[at];
  if (!link) return;
  current = at;
  const thumbnail = link.firstChild as HTMLImageElement;
  image.srcset = thumbnail.src.replace("/320.", "/1280.");
  image.alt = thumbnail.alt;
  viewer.prepend(image);
}

for (const [index, link] of links.entries())
  link.onclick = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !viewer.showModal) return;
    event.preventDefault();
    go(index);
    viewer.showModal();
  };
viewer.onclick = ({ target }) => go(current + Number((target as HTMLButtonElement).value));
viewer.onkeydown = ({ key }) => go(current + (STEPS[key] ?? Number.NaN) * (document.dir === "rtl" ? -1 : 1));
viewer.onclose = () => links[current]?.focus();

export {};
