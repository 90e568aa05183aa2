/** Thrown when no row has the id or key that was given; `handler` answers it with 404. */
export class NotFound extends Error {
  override name = "NotFound";
}
