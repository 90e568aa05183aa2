import { autosave } from "./autosave";
import { keptBar, quietButton, timed } from "./kept-bar";
import {
  type Draft,
  deleteDrafts,
  draftKeys,
  fillIn,
  findDraft,
  isOf,
  keyOf,
  storeDraft,
  valuesOf,
} from "./kept-store";

const REST_MS = 1000;
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

type Kept = Draft & { key: string };

const actionOf = (form: HTMLFormElement) => form.getAttribute("action") ?? location.pathname;
const idOf = (form: HTMLFormElement) =>
  form.querySelector<HTMLInputElement>("[name=submission_id]")?.value ?? "";
/** True of the forms that sign out, or delete the draft on the server. */
const isLeaving = (form: HTMLFormElement) =>
  actionOf(form).endsWith("/logout") || form.matches(".draft form");

/** Finds drafts that other pages of the same form left, newest first. */
function leftBefore(family: string): Kept[] {
  const kept = draftKeys((key) => key.startsWith(family)).flatMap((key) => {
    const draft = findDraft(key);
    return draft ? [{ ...draft, key }] : [];
  });
  return kept.sort((one, other) => other.at - one.at);
}

type OfferOptions = { bringBack: string; take(draft: Kept): void; forget(): void };

/** The buttons that offer the drafts of earlier pages, one at a time, and the one that forgets them. */
function draftOffers(form: HTMLFormElement, { bringBack, take, forget }: OfferOptions) {
  const { keptFor, forget: forgetLabel } = form.dataset;
  const bar = keptBar();
  let button: HTMLElement | undefined;

  function offerToForget() {
    if (!forgetLabel || bar.querySelector("[data-forget]")) return;
    const forgetButton = quietButton([new Text(forgetLabel)], forget);
    forgetButton.dataset.forget = "";
    bar.append(forgetButton);
    if (!bar.isConnected) form.append(bar);
  }
  function offer(draft: Kept | undefined) {
    button?.remove();
    if (draft) {
      button = quietButton(timed(bringBack, draft.at), () => take(draft));
      bar.prepend(button);
      if (!bar.isConnected) form.prepend(bar);
      offerToForget();
    } else if (keptFor || !bar.childElementCount) bar.replaceChildren();
    if (!bar.childElementCount) bar.remove();
  }
  function clear() {
    bar.replaceChildren();
    bar.remove();
  }
  return { offer, offerToForget, clear };
}

const drop = (key: string) => deleteDrafts((each) => each === key);

/** Keeps what is typed into a form on this device, and offers what earlier pages of the same form left. */
function keepDraftsOf(form: HTMLFormElement) {
  const { keptFor = "", drafts = "" } = form.dataset;
  const [bringBack = "", saved, unsaved = ""] = drafts.split("|");
  const family = keyOf(keptFor, actionOf(form));
  const draftKey = family + idOf(form);
  const { offer, offerToForget, clear } = draftOffers(form, { bringBack, take, forget: forgetHere });
  let resting: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  let offers: Kept[] = [];

  const isUnchanged = ({ values }: Draft) => JSON.stringify(values) === JSON.stringify(valuesOf(form));
  const stopResting = () => {
    clearTimeout(resting);
    resting = undefined;
  };

  function forgetHere() {
    stopResting();
    deleteDrafts((each) => (keptFor ? each.startsWith(family) : isOf("", each)));
    offers = [];
    clear();
    form.querySelector<HTMLElement>("input:not([type=hidden],[tabindex='-1']),textarea")?.focus();
  }
  /** Fills in a draft. The text that it replaces is offered as a draft in turn. */
  function take({ key, values }: Kept) {
    keepNow();
    const mine = findDraft(draftKey);
    offers = offers.filter((each) => each.key !== key);
    drop(key);
    if (mine) {
      storeDraft(key, mine);
      offers.push({ ...mine, key });
    }
    const first = fillIn(form, values);
    keepNow();
    offer(offers[0]);
    first?.focus();
  }
  function keepNow() {
    if (resting === undefined || ended) return;
    stopResting();
    const same = offers.filter(isUnchanged);
    for (const { key } of same) drop(key);
    storeDraft(draftKey, { at: Date.now(), values: valuesOf(form) });
    if (same.length) {
      offers = offers.filter((each) => !same.includes(each));
      offer(offers[0]);
    }
    if (!keptFor) offerToForget();
  }
  /** Takes over the draft of the page before, whose values this refused page shows, unless the server keeps it. */
  function carryOn({ key, at, values }: Kept) {
    drop(key);
    if (saved !== undefined) return;
    storeDraft(draftKey, { at, values });
    if (!keptFor) offerToForget();
  }
  /** A page opened from the history has the id that it had before: its draft moves to a key of its own. */
  function setAside(kept: Kept): Kept {
    if (kept.key !== draftKey) return kept;
    drop(draftKey);
    storeDraft(`${draftKey}~`, kept);
    return { ...kept, key: `${draftKey}~` };
  }

  const left = leftBefore(family);
  offers = left.filter((each) => !isUnchanged(each)).map(setAside);
  for (const each of left.filter(isUnchanged).reverse()) carryOn(each);
  offer(offers[0]);

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
 * Keeps on this device what is typed into forms with `data-drafts`, and offers it again after a reload, a closed tab or an
 * expired session. `data-kept-for` marks the account; drafts of other accounts are deleted unseen.
 */
export function keptDrafts() {
  const forms = [...document.querySelectorAll<HTMLFormElement>("form[data-drafts]")];
  const marks = ["", ...forms.map(({ dataset }) => dataset.keptFor ?? "")];
  const isOthers = (key: string) =>
    marks.length > 1 && marks.some(Boolean) && !marks.some((mark) => isOf(mark, key));
  const isOld = (key: string) => Date.now() - (findDraft(key)?.at ?? 0) > LONGEST_MS;
  deleteDrafts((key) => isOthers(key) || isOld(key));
  for (const form of forms) keepDraftsOf(form);
  addEventListener("submit", ({ target }) => {
    if ((target as HTMLFormElement).matches(".draft form")) deleteDrafts((key) => isOf("", key));
  });
}
