/** `state` is the same object for all queries of one connection. */
export type Query = {
  active: boolean;
  state: object | null;
  handler(query: unknown): unknown;
  resolve(rows: unknown): unknown;
  reject(error: unknown): unknown;
};

type Observer = { handed?(): void; answered?(): void; refused?(error: unknown): void };

/**
 * Observes a query through the fields that the driver calls, because it has no events for handing over, answering and
 * refusing one.
 */
export function observe<Observed extends Query>(
  query: Observed,
  { handed, answered, refused }: Observer,
): Observed {
  const { handler, resolve, reject } = query;
  query.handler = (self) => {
    handed?.();
    return handler(self);
  };
  query.resolve = (rows) => {
    answered?.();
    return resolve(rows);
  };
  query.reject = (error) => {
    refused?.(error);
    return reject(error);
  };
  return query;
}

type Work<Client> = (sql: Client) => Promise<unknown>;
type BeginParameters<Client> = [...options: string[], work: Work<Client>];

export type Begin<Client> = (...parameters: BeginParameters<Client>) => Promise<unknown>;

export function wrapWork<Client>(
  parameters: BeginParameters<Client>,
  wrap: (work: Work<Client>) => Work<Client>,
): BeginParameters<Client> {
  const work = parameters.at(-1) as Work<Client>;
  return [...(parameters.slice(0, -1) as string[]), wrap(work)];
}
