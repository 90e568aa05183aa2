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

/** The link of an address without parameters is its path itself. */
type Link<Path> = [ParametersIn<Path>] extends [never] ? Path : string;

/** Fills the parameters of a path with `values`, which has to name each of them. */
export const fillPath = (path: string, values: Readonly<Record<string, string | number>>): string =>
  path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name]!));

/**
 * Returns the path of an address with `values` in place of its parameters: `href(news.edit, { id: 7 })` is
 * "/edit-news/7". The caller appends a query or a fragment.
 */
export function href<const Path extends Address["path"]>(
  { path }: { path: Path },
  ...[values]: [ParametersIn<Path>] extends [never] ? [] : [Values<Path>]
): Link<Path> {
  if (!values) return path as Link<Path>;
  return fillPath(path, values) as Link<Path>;
}
