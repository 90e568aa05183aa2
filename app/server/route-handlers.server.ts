import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type RequestHandler,
  type ServerBuild,
} from "@remix-run/node";
import type { AddressMatch } from "~/addresses/site-map";
import { requestScope } from "~/platform/request-scope.server";

type Route = ServerBuild["routes"][string];
type Outcome = { value: unknown } | { thrown: unknown };
type Loaded = { value: unknown; headers: Headers };
type WithInit = { type: "DataWithResponseInit"; data: unknown; init: ResponseInit | null };

const outcomes = new WeakMap<AppLoadContext, Map<string, Outcome>>();

function withRecalledLoader(route: Route): Route {
  const { loader } = route.module;
  if (!loader) return route;
  const recall: typeof loader = async (args) => {
    const before = outcomes.get(args.context)?.get(route.id);
    if (!before) return loader(args);
    if ("thrown" in before) throw before.thrown;
    return before.value as null;
  };
  return { ...route, module: { ...route.module, loader: recall } };
}

function reusingLoaderData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes as Record<string, Route>);
  return {
    ...build,
    routes: Object.fromEntries(routes.map(([id, route]) => [id, withRecalledLoader(route)])),
  };
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

/** Merges headers as Remix does: a route's own, or those of its parent, and every cookie. */
function headersOf(routes: Route[], loaded: Loaded[]): Headers {
  return routes.reduce((parentHeaders, { module }, index) => {
    const loaderHeaders = loaded[index]!.headers;
    const actionHeaders = new Headers();
    const headerArgs = { parentHeaders, loaderHeaders, actionHeaders, errorHeaders: undefined };
    const ownHeaders = typeof module.headers === "function" ? module.headers(headerArgs) : module.headers;
    const headers = new Headers(ownHeaders ?? parentHeaders);
    addCookies(headers, loaderHeaders);
    addCookies(headers, parentHeaders);
    return headers;
  }, new Headers());
}

/** Null where a loader refuses or fails: then Remix has the say. No page is made with what only a script would read. */
function pageRenderer({ assets, future, isSpaMode, entry, routes: all }: ServerBuild) {
  const routes = Object.values(all as Record<string, Route>);
  const routeModules = Object.fromEntries(routes.map(({ id, module }) => [id, module]));
  return async (
    request: Request,
    { pathname, search }: URL,
    { params }: AddressMatch,
    context: AppLoadContext,
  ) => {
    const found = await Promise.all(
      routes.map(async ({ module }): Promise<Outcome> => {
        try {
          return { value: module.loader ? await module.loader({ request, params, context }) : null };
        } catch (thrown) {
          return { thrown };
        }
      }),
    );
    outcomes.set(context, new Map(routes.map(({ id }, index) => [id, found[index]!])));
    const loaded = found.map(loadedBy).filter((each) => each !== null);
    if (loaded.length < found.length || request.signal.aborted) return null;
    const byRoute = <Value>(value: (each: Loaded) => Value) =>
      Object.fromEntries(routes.map(({ id }, index) => [id, value(loaded[index]!)]));
    const staticHandlerContext = {
      basename: "/",
      location: { pathname, search, hash: "", state: null, key: "default" },
      matches: routes.map((route, index) => {
        const matched = index === 0 ? "/" : pathname;
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

type Branch = { read: ReturnType<typeof pageRenderer> | null; handle: RequestHandler };

function branchOf(build: ServerBuild, id: string): Branch {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(["root", id].map((each) => [each, routes[each] as Route]));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  const branch = { ...build, routes: only(build.routes), assets };
  const isPage = Boolean(build.routes[id]?.module.default);
  return {
    read: isPage ? pageRenderer(branch) : null,
    handle: createRequestHandler(reusingLoaderData(branch), build.mode),
  };
}

const FOR_REMIX = /[?&](?:_data|_routes|index)\b/;

const isForRemix = ({ pathname, search }: URL) =>
  pathname.endsWith(".data") || pathname === "/__manifest" || FOR_REMIX.test(search);

/** Serves routes directly, because Remix walks all routes several times a request, which costs more than the page. */
export function routeHandlers(build: ServerBuild): RequestHandler {
  const remixHandler = createRequestHandler(build, build.mode);
  const branches = new Map<string, Branch>();
  return async (request, context = {}) => {
    const url = new URL(request.url);
    const { match } = context;
    if (!match?.isPlain || isForRemix(url)) return remixHandler(request, context);
    const scope = requestScope();
    if (scope) scope.takesWholeBodies = true;
    const branch = branches.get(match.routeId) ?? branchOf(build, match.routeId);
    branches.set(match.routeId, branch);
    const page = request.method === "GET" ? await branch.read?.(request, url, match, context) : null;
    return page ?? branch.handle(request, context);
  };
}
