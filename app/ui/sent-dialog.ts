import { compact } from "./enhance";

const source = `
(d => {
  const m = d.querySelector(".sent-dialog");
  m.showModal && m.showModal();
})(document)`;

/** Opens the number of an application that was just sent over its receipt; closed, the receipt is what remains. */
export const sentDialog = compact(source);
