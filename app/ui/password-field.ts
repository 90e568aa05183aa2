import { compact } from "./enhance";

const source = `
(d => d.querySelectorAll(".password .input").forEach(i => {
  const b = d.createElement("button"), show = on => {
    i.type = on ? "text" : "password";
    b.ariaLabel = on ? i.dataset.hide : i.dataset.show;
    b.textContent = b.ariaLabel.split(" ")[0];
  };
  b.type = "button";
  b.onclick = () => show(i.type == "password");
  show();
  i.after(b);
  i.form.addEventListener("submit", () => show());
}))(document)`;

/**
 * A button beside each password that shows and hides it, named by `data-show` and `data-hide`, of which the first word is seen; it is
 * hidden again when its form is sent, so that the browser takes it for a password.
 */
export const passwordField = compact(source);
