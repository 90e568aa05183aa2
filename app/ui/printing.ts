import { compact } from "./enhance";

const source = `
document.querySelectorAll(".print-button").forEach(b => {
  b.hidden = !1;
  b.onclick = () => print();
})`;

/** Shows the buttons that print their page. */
export const printing = compact(source);
