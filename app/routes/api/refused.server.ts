type Facts = {
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

/** Thrown to answer a call with an error; its message and those of its fields are dictionary keys `area:key`. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly facts: Facts = {},
  ) {
    super(key);
  }
}

/** Refuses invalid input; the message of the call is that of its first field. */
export function invalid(fields: Record<string, string>, key = Object.values(fields)[0]!): Refused {
  return new Refused(422, key, { fields });
}
