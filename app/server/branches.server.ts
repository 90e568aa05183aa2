import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { requestScope } from "~/platform/request-scope.server";
import { readingOf, recallingBuild } from "./reading.server";
import { type Entry, routeTable } from "./route-table";

type Branch = { read: ReturnType<typeof readingOf> | null; handle: RequestHandler };

function branchOf(build: ServerBuild, id: string): Branch {
  const only = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(["root", id].map((each) => [each, routes[each] as Route]));
  const assets = { ...build.assets, routes: only(build.assets.routes) };
  const branch = { ...build, routes: only(build.routes), assets };
  const isPage = Boolean(build.routes[id]?.module.default);
  return {
    read: isPage ? readingOf(branch) : null,
    handle: createRequestHandler(recallingBuild(branch), build.mode),
  };
}

const FOR_REMIX = /[?&](?:_data|_routes|index)\b/;

/** What Remix answers for scripts beside pages and files, or takes out of an address; no page of ours asks for it. */
const isForRemix = ({ pathname, search }: URL) =>
  pathname.endsWith(".data") || pathname === "/__manifest" || FOR_REMIX.test(search);

/**
 * The application as one handler per route, made when first asked for: Remix works through all the routes it knows
 * several times a request, which at our number of them costs more than the page.
 */
export function byBranch(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, build.mode);
  const routes = Object.values(build.routes as Record<string, Entry & { parentId?: string }>);
  const find = routeTable(routes.filter(({ parentId }) => parentId));
  const branches = new Map<string, Branch>();
  return async (request, context = {}) => {
    const url = new URL(request.url);
    const found = isForRemix(url) ? null : find(url.pathname);
    if (!found) return whole(request, context);
    const scope = requestScope();
    if (scope) scope.takesWholeBodies = true;
    const branch = branches.get(found.id) ?? branchOf(build, found.id);
    branches.set(found.id, branch);
    const page = request.method === "GET" ? await branch.read?.(request, url, found, context) : null;
    return page ?? branch.handle(request, context);
  };
}
