import { NotFound } from "~/ui";

/** Whatever is no address of ours; the root's page of errors answers. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default NotFound;
