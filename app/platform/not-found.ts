/** What was asked for by its id or key does not exist; `handler` answers it with 404. */
export class NotFound extends Error {
  override name = "NotFound";
}
