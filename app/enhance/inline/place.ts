/**
 * A page that comes back after a change of its status, theme or language stands where it stood, with the pressed button in
 * focus: at the same height, or in the other language, whose page has another length, at the same share of it. Forms that
 * ask for it are of class `stays`.
 */
const { documentElement: root } = document;
const buttons = [...document.querySelectorAll<HTMLElement>(".stays [type=submit]")];
const path = location.pathname;

function keepPlace(share: unknown, pressed?: HTMLElement | null) {
  const whole = share ? root.scrollHeight - innerHeight : 1;
  sessionStorage.place = JSON.stringify([path, scrollY / whole, share, buttons.indexOf(pressed!)]);
}

addEventListener("submit", ({ target, submitter }) => {
  if ((target as Element).matches(".stays"))
    keepPlace((submitter as HTMLButtonElement | null)?.name === "lang", submitter);
});
addEventListener("click", ({ target }) => {
  if ((target as Element).closest("a[hreflang]")) keepPlace(1);
});

try {
  const [from, at, share, pressed] = JSON.parse(sessionStorage.place);
  delete sessionStorage.place;
  if (from === path && !document.querySelector(".error-summary")) {
    buttons[pressed]?.focus();
    scrollTo(0, share ? at * (root.scrollHeight - innerHeight) : at);
  }
} catch {}

export {};
