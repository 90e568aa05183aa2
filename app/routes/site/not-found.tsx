import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { NotFound } from "~/ui";

/** Answers every unknown path; the error page of the root shows it. */
export const loader = handler(site.notFound, () => {
  throw new Response(null, { status: 404 });
});

export default NotFound;
