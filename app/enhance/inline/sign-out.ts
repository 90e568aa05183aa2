import { dropSent } from "../kept-store";

/** Whoever signs out leaves nothing on the device. */
addEventListener("submit", ({ target }) => {
  if ((target as Element).getAttribute("action")?.endsWith("/logout")) dropSent("kept:");
});
