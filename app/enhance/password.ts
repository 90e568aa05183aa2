/**
 * Adds a button to each password field that shows and hides it. It is hidden again on submission, so that the browser
 * saves it as a password.
 */
export function passwordButtons() {
  for (const input of document.querySelectorAll<HTMLInputElement>("[data-enhance~=password] .input")) {
    const button = document.createElement("button");
    const { show = "", hide = "" } = input.dataset;
    const turn = (isVisible: boolean) => {
      input.type = isVisible ? "text" : "password";
      button.ariaLabel = isVisible ? hide : show;
      button.textContent = button.ariaLabel.split(" ")[0]!;
    };
    button.type = "button";
    button.onclick = () => turn(input.type === "password");
    turn(false);
    input.after(button);
    input.form?.addEventListener("submit", () => turn(false));
  }
}

export function capsLockNotices() {
  for (const input of document.querySelectorAll<HTMLInputElement>(
    "[data-enhance~=password] .input[data-caps-lock]",
  )) {
    const notice = document.createElement("p");
    notice.className = "field-hint";
    notice.role = "status";
    input.parentElement?.after(notice);
    const look = (event: KeyboardEvent | MouseEvent) => {
      const warning = event.getModifierState?.("CapsLock") ? input.dataset.capsLock! : "";
      if (notice.textContent !== warning) notice.textContent = warning;
    };
    for (const type of ["keydown", "keyup", "click"] as const) input.addEventListener(type, look);
    input.addEventListener("blur", () => {
      notice.textContent = "";
    });
  }
}
