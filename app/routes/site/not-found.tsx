import { site } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { NotFound } from "~/ui";

/** Whatever is no address of ours; the root's page of errors answers. */
export const loader = handler(site.notFound, () => {
  throw new Response(null, { status: 404 });
});

export default NotFound;
