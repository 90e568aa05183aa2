import { busyButtons } from "./busy";
import { capsLockNotices, passwordButtons } from "./password";

/** Scripts for forms that ask for a name and a password. */
export function helpedSignIn() {
  busyButtons();
  enterGoesOn();
  passwordButtons();
  capsLockNotices();
}

/** Enter in a field of a form `enter-goes-on` leads to the next field while that is empty; else it sends. */
function enterGoesOn() {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("[data-enhance~=sign-in] .input")];
  for (const [index, input] of inputs.entries())
    input.addEventListener("keydown", (event) => {
      const next = inputs[index + 1];
      if (event.key !== "Enter" || event.isComposing || !next || next.value) return;
      event.preventDefault();
      next.focus();
    });
}
