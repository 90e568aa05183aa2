import { deleteAcceptedDrafts } from "../kept-store";

const QUIET_AFTER_MS = 4000;

/** A success message fades after 4 s, but not while it is being read. */
for (const notice of document.querySelectorAll<HTMLElement>("[data-toast]")) {
  const fade = () =>
    setTimeout(() => {
      if (notice.matches(":hover,:focus-within")) fade();
      else notice.dataset.toast = "quiet";
    }, QUIET_AFTER_MS);
  fade();
}

/** Deletes the drafts of accepted forms. */
for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-sent]"))
  deleteAcceptedDrafts(dataset.sent!);
