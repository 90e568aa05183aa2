import { autosave } from "./autosave";
import { keptBar, quietButton, timed } from "./kept-bar";
import { type Draft, dropKept, fillIn, findKept, isOf, keep, keyOf, keysKept, valuesOf } from "./kept-store";

const REST_MS = 1000;
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

type Kept = Draft & { key: string };

const actionOf = (form: HTMLFormElement) => form.getAttribute("action") ?? location.pathname;
const idOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("[name=submission_id]")?.value ?? "";
/** Signing out, and the form that forgets the draft on the server. */
const isLeaving = (form: HTMLFormElement) =>
  actionOf(form).endsWith("/logout") || form.matches(".draft form");

/** Finds drafts that other pages of the same form left, newest first. */
function leftBefore(family: string): Kept[] {
  const kept = keysKept((key) => key.startsWith(family)).flatMap((key) => {
    const draft = findKept(key);
    return draft ? [{ ...draft, key }] : [];
  });
  return kept.sort((one, other) => other.at - one.at);
}

function keeps(form: HTMLFormElement) {
  const { keptFor = "", drafts = "", forget = "" } = form.dataset;
  const [bringBack = "", saved, unsaved = ""] = drafts.split("|");
  const family = keyOf(keptFor, actionOf(form));
  const draftKey = family + idOf(form);
  const bar = keptBar();
  let resting: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let offers: Kept[] = [];
  let offer: HTMLElement | undefined;

  const drop = (key: string) => dropKept((each) => each === key);
  const isUnchanged = ({ values }: Draft) => JSON.stringify(values) === JSON.stringify(valuesOf(form));

  function forgetHere() {
    clearTimeout(resting);
    resting = undefined;
    dropKept((each) => (keptFor ? each.startsWith(family) : isOf("", each)));
    offers = [];
    bar.replaceChildren();
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
  function offerNext() {
    const [next] = offers;
    offer?.remove();
    if (next) {
      offer = quietButton(timed(bringBack, next.at), () => take(next));
      bar.prepend(offer);
      if (!bar.isConnected) form.prepend(bar);
      offersToForget();
    } else if (keptFor || !bar.childElementCount) bar.replaceChildren();
    if (!bar.childElementCount) bar.remove();
  }
  /** The text that is replaced is offered as a draft in turn. */
  function take({ key, values }: Kept) {
    keepNow();
    const mine = findKept(draftKey);
    offers = offers.filter((each) => each.key !== key);
    drop(key);
    if (mine) {
      keep(key, mine);
      offers.push({ ...mine, key });
    }
    const first = fillIn(form, values);
    keepNow();
    offerNext();
    first?.focus();
  }
  function keepNow() {
    if (resting === undefined || ended) return;
    clearTimeout(resting);
    resting = undefined;
    const same = offers.filter(isUnchanged);
    for (const { key } of same) drop(key);
    keep(draftKey, { at: Date.now(), values: valuesOf(form) });
    if (same.length) {
      offers = offers.filter((each) => !same.includes(each));
      offerNext();
    }
    if (!keptFor) offersToForget();
  }
  /** A page that was refused shows what was sent from the one before, and carries it on; a draft of the server has it. */
  function carryOn({ key, at, values }: Kept) {
    drop(key);
    if (saved !== undefined) return;
    keep(draftKey, { at, values });
    if (!keptFor) offersToForget();
  }
  /** A page that is opened from the past has the id that it had: what was kept under it stands aside. */
  function setAside(kept: Kept): Kept {
    if (kept.key !== draftKey) return kept;
    drop(draftKey);
    keep(`${draftKey}~`, kept);
    return { ...kept, key: `${draftKey}~` };
  }

  const left = leftBefore(family);
  offers = left.filter((each) => !isUnchanged(each)).map(setAside);
  for (const each of left.filter(isUnchanged).reverse()) carryOn(each);
  offerNext();

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
  if (saved !== undefined) autosave(form, { saved, unsaved, onSaved: () => drop(draftKey) });
}

/**
 * A form with the sentence `data-drafts` keeps what is typed on this device, and offers it again by one button: after a reload, a closed
 * tab or an expired session. `data-kept-for` marks the account; what another account left here goes unseen.
 */
export function keptDrafts() {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-drafts]")];
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
