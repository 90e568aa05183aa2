/**
 * A page that comes back after a change of its status, theme or language stands where it stood, with the pressed button in
 * focus: at the same height, or in the other language, whose page has another length, at the same share of it. Forms that
 * ask for it are of class `stays`.
 */
const KEY = "place";
const { documentElement: root } = document;

function keepPlace(share: boolean, pressed?: HTMLElement | null) {
  const buttons = [...document.querySelectorAll(".stays [type=submit]")];
  const at = share ? scrollY / (root.scrollHeight - innerHeight) : scrollY;
  sessionStorage[KEY] = JSON.stringify([
    location.pathname,
    at,
    share,
    pressed ? buttons.indexOf(pressed) : -1,
  ]);
}

addEventListener("submit", ({ target, submitter }) => {
  const isLanguage = (submitter as HTMLButtonElement | null)?.name === "lang";
  if ((target as Element).matches(".stays")) keepPlace(isLanguage, submitter);
});
addEventListener("click", ({ target }) => {
  if ((target as Element).closest?.("a[hreflang]")) keepPlace(true);
});

try {
  const [path, at, share, pressed] = JSON.parse(sessionStorage[KEY]);
  sessionStorage.removeItem(KEY);
  if (path === location.pathname && !document.querySelector(".error-summary")) {
    document.querySelectorAll<HTMLElement>(".stays [type=submit]")[pressed]?.focus({ preventScroll: true });
    scrollTo(0, share ? at * (root.scrollHeight - innerHeight) : at);
  }
} catch {}

export {};
