/**
 * Restores the scroll position and focus after a change of status, theme or language: the same height, or in the other
 * language the same share of the page, whose length differs. Forms with class `stays` ask for it; a button is
 * recognised by what it does, because others may appear or vanish before it.
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
