import { keptBar, quietButton, timed } from "./kept-bar";
import { type Draft, dropKept, findKept, isOf, keep, keyOf } from "./kept-store";
import { savesByItself } from "./saves-by-itself";
import { fillIn, valuesOf } from "./typed-values";

const REST_MS = 1000;
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

const actionOf = (form: HTMLFormElement) => form.getAttribute("action") ?? location.pathname;
/** Signing out, and the form that forgets the draft on the server. */
const isLeaving = (form: HTMLFormElement) =>
  actionOf(form).endsWith("/logout") || form.matches(".draft form");

function keeps(form: HTMLFormElement) {
  const { keptFor = "", bringBack = "", forget = "", savesTo } = form.dataset;
  const key = keyOf(keptFor, actionOf(form));
  const bar = keptBar();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let offered: Draft | undefined;

  const dropHere = () => dropKept((each) => each === key);

  function forgetHere() {
    clearTimeout(resting);
    resting = undefined;
    dropKept((each) => isOf(keptFor, each));
    bar.remove();
    form.querySelector<HTMLElement>("input:not([type=hidden],[tabindex='-1']),textarea")?.focus();
  }
  function offersToForget() {
    if (!forget || bar.querySelector("[data-forget]")) return;
    const button = quietButton([new Text(forget)], forgetHere);
    button.dataset.forget = "";
    bar.append(button);
    if (!bar.isConnected) form.append(bar);
  }
  function keepNow() {
    if (resting === undefined || ended) return;
    clearTimeout(resting);
    resting = undefined;
    keep(key, { at: Date.now(), values: valuesOf(form), before: offered });
    offersToForget();
  }
  const stands = ({ values }: Draft) => JSON.stringify(values) === JSON.stringify(valuesOf(form));
  function offer(draft: Draft) {
    const button = quietButton(timed(bringBack, draft.at), () => {
      if (offered === draft) offered = undefined;
      button.remove();
      if (!bar.childElementCount) bar.remove();
      fillIn(form, draft.values)?.focus();
    });
    bar.append(button);
    if (!bar.isConnected) form.prepend(bar);
  }
  function offerBoth(draft: Draft) {
    const left = [draft, draft.before].filter((each) => each && !stands(each)) as Draft[];
    offered = left[0];
    for (const each of left) offer(each);
    if (left.length || savesTo === undefined) offersToForget();
    else dropHere();
  }

  const draft = findKept(key);
  if (draft) offerBoth(draft);

  form.addEventListener("input", () => {
    clearTimeout(resting);
    resting = setTimeout(keepNow, REST_MS);
  });
  form.addEventListener("submit", keepNow);
  addEventListener("submit", ({ target }) => {
    ended ||= isLeaving(target as HTMLFormElement);
  });
  addEventListener("pageshow", () => {
    ended = false;
  });
  addEventListener("pagehide", keepNow);
  document.addEventListener("visibilitychange", keepNow);
  if (savesTo !== undefined) savesByItself(form, dropHere);
}

/**
 * A form of class `kept` keeps what is typed on this device, and offers it again by one button: after a reload, a closed
 * tab or an expired session. `data-kept-for` marks the account; what another account left here goes unseen.
 */
export function keptDrafts() {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form.kept")];
  const marks = ["", ...forms.map(({ dataset }) => dataset.keptFor ?? "")];
  const isOthers = (key: string) =>
    marks.length > 1 && marks.some(Boolean) && !marks.some((mark) => isOf(mark, key));
  const isOld = (key: string) => Date.now() - (findKept(key)?.at ?? 0) > LONGEST_MS;
  dropKept((key) => isOthers(key) || isOld(key));
  for (const form of forms) keeps(form);
  addEventListener("submit", ({ target }) => {
    if ((target as HTMLFormElement).matches(".draft form")) dropKept((key) => isOf("", key));
  });
}
