/**
 * A page that comes back after a change of its status, theme or language stands where it stood, with the pressed button in
 * focus: at the same height, or in the other language, whose page has another length, at the same share of it. Forms that
 * ask for it are of class `stays`; a button is known by what it does, since others may come or go before it.
 */
const { documentElement: root } = document;
const path = location.pathname;
type Button = HTMLButtonElement | null;
const act = (button?: Button) => button && button.form!.action + button.name;

function keepPlace(share: unknown, pressed?: Button) {
  const whole = share ? root.scrollHeight - innerHeight : 1;
  sessionStorage.place = JSON.stringify([path, scrollY / whole, share, act(pressed)]);
}

addEventListener("submit", ({ target, submitter }) => {
  const pressed = submitter as Button;
  if ((target as Element).matches(".stays")) keepPlace(pressed?.name === "lang", pressed);
});
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a[hreflang]")) keepPlace(1);
});

try {
  const [from, at, share, pressed] = JSON.parse(sessionStorage.place);
  delete sessionStorage.place;
  if (from === path && !document.querySelector(".error-summary")) {
    for (const button of document.querySelectorAll<HTMLButtonElement>(".stays [type=submit]"))
      if (act(button) === pressed) button.focus();
    scrollTo(0, share ? at * (root.scrollHeight - innerHeight) : at);
  }
} catch {}

export {};
