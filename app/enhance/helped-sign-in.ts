import { busyButtons } from "./busy";
import { capsLockNotices, passwordButtons } from "./password";

/** Starts the scripts of forms that ask for a name and a password. */
export function helpedSignIn() {
  busyButtons();
  enterGoesOn();
  passwordButtons();
  capsLockNotices();
}

/** In forms with `enter-goes-on`, Enter moves to the next field while that is empty; otherwise it submits. */
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
