/**
 * A page that comes back after a change of its status, theme or language stands where it stood: at the same height, or in
 * the other language, whose page has another length, at the same share of it. Forms that ask for it are of class `stays`.
 */
const KEY = "place";
const { documentElement: root } = document;
const pathOf = () => location.pathname;

function keepPlace(share: boolean) {
  const height = root.scrollHeight - innerHeight;
  sessionStorage[KEY] = JSON.stringify([pathOf(), share ? scrollY / height : scrollY, share]);
}

addEventListener("submit", ({ target, submitter }) => {
  const form = target as HTMLFormElement;
  if (form.matches(".stays")) keepPlace((submitter as HTMLButtonElement | null)?.name === "lang");
});
addEventListener("click", ({ target }) => {
  if ((target as Element).closest?.("a[hreflang]")) keepPlace(true);
});

try {
  const [path, at, share] = JSON.parse(sessionStorage[KEY]);
  sessionStorage.removeItem(KEY);
  if (path === pathOf()) scrollTo(0, share ? at * (root.scrollHeight - innerHeight) : at);
} catch {}

export {};
