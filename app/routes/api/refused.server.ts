type Facts = {
  params?: Record<string, string | number>;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
};

/** A call that is answered with an error; its sentence and those of its fields are named `area:key`. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly facts: Facts = {},
  ) {
    super(key);
  }
}

/** Input that is not right: the sentence of the whole call is that of its first field. */
export function invalid(fields: Record<string, string>, key = Object.values(fields)[0]!): Refused {
  return new Refused(422, key, { fields });
}
