import { redirectWithFlash } from "~/platform/flash.server";
import { MAINTENANCE } from "./address";

/** Back to the page, which says what was done, or that a form sent twice is not how it stands. */
export const backToPage = (request: Request, done: "started" | "ended", stands: boolean) =>
  redirectWithFlash(
    request,
    MAINTENANCE,
    stands
      ? { kind: "success", key: `maintenance:${done}` }
      : { kind: "error", key: "maintenance:sent-before" },
  );
