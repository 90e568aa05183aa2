const MOST = 5;

/** An error, then what caused it, and so on; nothing where no error was thrown but something else. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < MOST; at = at.cause, depth++) yield at;
}
