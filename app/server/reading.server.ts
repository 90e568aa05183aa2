import type { AppLoadContext, EntryContext, ServerBuild } from "@remix-run/node";
import type { Found } from "./route-table";

type Route = ServerBuild["routes"][string];
type Outcome = { value: unknown } | { thrown: unknown };
type Loaded = { value: unknown; headers: Headers };
type WithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

const outcomes = new WeakMap<AppLoadContext, Map<string, Outcome>>();

/** A route whose loader gives what it came to before, where the same request has asked it already. */
function recalling(route: Route): Route {
  const { loader } = route.module;
  if (!loader) return route;
  const recall: typeof loader = async (asked) => {
    const before = outcomes.get(asked.context)?.get(route.id);
    if (!before) return loader(asked);
    if ("thrown" in before) throw before.thrown;
    return before.value as null;
  };
  return { ...route, module: { ...route.module, loader: recall } };
}

/** The application whose loaders are not asked again by Remix where `readingOf` has asked them for the same request. */
export function recallingBuild(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes as Record<string, Route>);
  return { ...build, routes: Object.fromEntries(routes.map(([id, route]) => [id, recalling(route)])) };
}

function loadedBy(outcome: Outcome): Loaded | null {
  if ("thrown" in outcome || outcome.value === undefined || outcome.value instanceof Response) return null;
  const { value } = outcome;
  if ((value as WithInit | null)?.type !== "DataWithResponseInit") return { value, headers: new Headers() };
  const { data, init } = value as WithInit;
  return (init?.status ?? 200) === 200 ? { value: data, headers: new Headers(init?.headers) } : null;
}

function addCookies(to: Headers, from: Headers): void {
  const known = to.getSetCookie();
  for (const cookie of from.getSetCookie()) if (!known.includes(cookie)) to.append("Set-Cookie", cookie);
}

/** As Remix does it: a route's own headers or those of the one above it, and every cookie. */
function headersOf(routes: Route[], loaded: Loaded[]): Headers {
  return routes.reduce((parentHeaders, { module }, at) => {
    const loaderHeaders = loaded[at]!.headers;
    const actionHeaders = new Headers();
    const asked = { parentHeaders, loaderHeaders, actionHeaders, errorHeaders: undefined };
    const own = typeof module.headers === "function" ? module.headers(asked) : module.headers;
    const headers = new Headers(own ?? parentHeaders);
    addCookies(headers, loaderHeaders);
    addCookies(headers, parentHeaders);
    return headers;
  }, new Headers());
}

/**
 * Answers who reads a page of one branch of routes, if its loaders find all they look for and nothing fails; null
 * otherwise, and then Remix has the say, who is told what the loaders came to. In this way no page is made with what only
 * a script in it would read, nor the request copied for each loader.
 */
export function readingOf({ assets, future, isSpaMode, entry, routes: all }: ServerBuild) {
  const routes = Object.values(all as Record<string, Route>);
  const routeModules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  return async (request: Request, { pathname, search }: URL, { params }: Found, context: AppLoadContext) => {
    const found = await Promise.all(
      routes.map(async ({ module }): Promise<Outcome> => {
        try {
          return { value: module.loader ? await module.loader({ request, params, context }) : null };
        } catch (thrown) {
          return { thrown };
        }
      }),
    );
    outcomes.set(context, new Map(routes.map(({ id }, at) => [id, found[at]!])));
    const loaded = found.map(loadedBy).filter((each) => each !== null);
    if (loaded.length < found.length || request.signal.aborted) return null;
    const byRoute = <Value>(value: (each: Loaded) => Value) =>
      Object.fromEntries(routes.map(({ id }, at) => [id, value(loaded[at]!)]));
    const staticHandlerContext = {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: routes.map((route, at) => {
        const matched = at === 0 ? "/" : pathname;
        return { params, pathname: matched, pathnameBase: matched, route };
      }),
      loaderData: byRoute(({ value }) => value),
      loaderHeaders: byRoute(({ headers }) => headers),
      actionData: null,
      actionHeaders: {},
      errors: null,
      statusCode: 200,
      activeDeferreds: null,
    };
    const page = { manifest: assets, routeModules, staticHandlerContext, future, isSpaMode, renderMeta: {} };
    const serializeError = ({ message }: Error) => ({ message });
    const entryContext = { ...page, serializeError } as unknown as EntryContext;
    try {
      return await entry.module.default(request, 200, headersOf(routes, loaded), entryContext, context);
    } catch {
      return null;
    }
  };
}
