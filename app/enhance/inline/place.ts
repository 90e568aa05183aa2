/**
 * A page that comes back after a change of its status, theme or language stands where it stood, with the pressed button in
 * focus: at the same height, or in the other language, whose page has another length, at the same share of it. Forms that
 * ask for it are of class `stays`; a button is known by what it does, since others may come or go before it.
 */
type Button = HTMLButtonElement | null;
const path = location.pathname;
const act = (button?: Button) => button && button.form!.action + button.name;
const height = () => document.documentElement.scrollHeight - innerHeight;

function keepPlace(share: unknown, pressed?: Button) {
  sessionStorage.place = JSON.stringify([path, scrollY / (share ? height() : 1), share, act(pressed)]);
}

window.onsubmit = ({ target, submitter }) => {
  const pressed = submitter as Button;
  if ((target as Element).matches("[data-enhance~=place]")) keepPlace(pressed?.name === "lang", pressed);
};
window.onclick = ({ target }) => {
  if ((target as Element).closest("a[hreflang]")) keepPlace(1);
};

try {
  const [from, at, share, pressed] = JSON.parse(sessionStorage.place);
  delete sessionStorage.place;
  if (from === path && !document.querySelector(".error-summary")) {
    for (const button of document.querySelectorAll<HTMLButtonElement>("[data-enhance~=place] [type=submit]"))
      if (act(button) === pressed) button.focus();
    scrollTo(0, share ? at * height() : at);
  }
} catch {}

export {};
