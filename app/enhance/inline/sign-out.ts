import { deleteAcceptedDrafts } from "../kept-store";

/** Signing out deletes everything kept on the device. */
addEventListener("submit", ({ target }) => {
  if ((target as Element).getAttribute("action")?.endsWith("/logout")) deleteAcceptedDrafts("kept:");
});
