import type { Address } from "./address";

type Parameter<Segment> = Segment extends `:${infer Name}.${string}`
  ? Name
  : Segment extends `:${infer Name}`
    ? Name
    : never;

type ParametersIn<Path> = Path extends `${infer Segment}/${infer Rest}`
  ? Parameter<Segment> | ParametersIn<Rest>
  : Parameter<Path>;

type Values<Path> = { [Name in ParametersIn<Path>]: string | number };

/** An address without parameters is its own link. */
type Link<Path> = [ParametersIn<Path>] extends [never] ? Path : string;

/** A path with `values` in the place of its parameters, of which it has each. */
export const fillPath = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name]!));

/**
 * The path that leads to an address, with `values` in the place of its parameters: `href(news.edit, { id: 7 })` is
 * "/edit-news/7". A query or a fragment is appended by the caller.
 */
export function href<const Path extends Address["path"]>(
  { path }: { path: Path },
  ...[values]: [ParametersIn<Path>] extends [never] ? [] : [Values<Path>]
): Link<Path> {
  if (!values) return path as Link<Path>;
  return fillPath(path, values) as Link<Path>;
}
