import { compact } from "./compact";

/** A gallery's photos over their thumbnails; focus returns to the photo last seen. Without it thumbnails lead to pages. */
export const viewer = compact(`
((d, n, s) => {
  const v = d.querySelector(".viewer"), l = d.querySelectorAll(".thumbnails a"), i = new Image, go = k => {
    if (!l[k]) return;
    s = l[n = k].firstChild;
    i.srcset = s.src.replace("/320.", "/1280.");
    i.alt = s.alt;
    v.prepend(i);
  };
  l.forEach((a, k) => a.onclick = e => {
    if (e.ctrlKey || e.metaKey || e.shiftKey || !v.showModal) return;
    e.preventDefault();
    go(k);
    v.showModal();
  });
  v.onclick = e => go(n- -e.target.value);
  v.onkeydown = e => go(n+{ ArrowLeft:-1, ArrowRight:1 }[e.key]*(d.dir == "rtl" ?-1:1));
  v.onclose = () => l[n].focus();
})(document)`);

export const sentDialog = compact(`
(d => {
  const m = d.querySelector(".sent-dialog");
  m.showModal && m.showModal();
})(document)`);
