import { createRequestHandler, data, redirect, type ServerBuild } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { routeMatcher } from "~/addresses/route-matcher";
import { routeHandlers } from "./route-handlers.server";

const remix = vi.fn();
const noticed = vi.fn();
const rootLoader = ({ request }: { request: Request }) => {
  const visitor = new URL(request.url).searchParams.get("visitor");
  return data({ visitor }, { headers: visitor ? { "Set-Cookie": "notice=; Max-Age=0" } : {} });
};

/** The loaders of the test pages by name. */
const loaders: Record<string, (args: { params: object; context: object; request: Request }) => unknown> = {
  list: () => ({ articles: [1, 2] }),
  none: () => null,
  cookie: () => data("kept", { headers: { "Set-Cookie": "draft=1", "X-Own": "lost" } }),
  headed: () => data("headed", { headers: { "Set-Cookie": "draft=1", "Cache-Control": "no-store" } }),
  away: () => {
    throw redirect("/dr-portal?next=/", { headers: { "Set-Cookie": "flash=please" } });
  },
  missing: () => {
    throw new Response(null, { status: 404 });
  },
  later: () => {
    throw new Response(null, { status: 503, headers: { "Retry-After": "30" } });
  },
  unsure: () => data({ found: false }, { status: 409 }),
  broken: () => {
    throw new Error("a secret of ours");
  },
  undefined: () => undefined,
  unrenderable: () => "render fails",
  ":id/detail": ({ params, context }) => ({ params, context }),
  "files/*": () => new Response("a file", { headers: { "Content-Type": "text/plain" } }),
};

const root = {
  id: "root",
  path: "",
  module: {
    default: () => null,
    ErrorBoundary: () => null,
    loader: rootLoader,
    headers: ({ errorHeaders }: { errorHeaders?: Headers }) => {
      const later = errorHeaders?.get("Retry-After");
      return new Headers(later ? { "Retry-After": later } : { "X-Root": "yes" });
    },
  },
};
const pages = Object.entries(loaders).map(([path, loader]) => ({
  id: path,
  path,
  parentId: "root",
  module: {
    ...(path === "files/*" ? {} : { default: () => null }),
    loader: (args: Parameters<typeof loader>[0]) => {
      remix(path);
      return loader(args);
    },
    action: () => ({ taken: true }),
    ...(path === "headed"
      ? { headers: ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders }
      : {}),
  },
}));
const byId = (each: (route: { id: string }) => object) =>
  Object.fromEntries([root, ...pages].map((route) => [route.id, each(route)]));

type RenderContext = {
  staticHandlerContext: object;
  manifest: { routes: object };
  serverHandoffStream?: object;
};
const forScripts = vi.fn();

const build = {
  mode: "production",
  basename: "/",
  future: { v3_singleFetch: true, v3_lazyRouteDiscovery: true, v3_relativeSplatPath: true },
  isSpaMode: false,
  assets: { version: "1", entry: {}, url: "", routes: byId(({ id }) => ({ id })) },
  routes: byId((route) => route),
  entry: {
    module: {
      handleError: noticed,
      default(_request: Request, status: number, headers: Headers, context: RenderContext) {
        forScripts(context.manifest.routes, context.serverHandoffStream);
        const found = context.staticHandlerContext;
        const { location, loaderData, actionData, errors, statusCode, matches } = found as never as {
          [name: string]: unknown;
          matches: Array<{ params: object; pathname: string; pathnameBase: string; route: { id: string } }>;
        };
        const failing = Object.values(loaderData as object).includes("render fails") && !errors;
        if (failing) throw new Error("this page cannot be rendered");
        const matched = matches.map(({ route, ...match }) => ({ ...match, id: route.id }));
        const page = { location, loaderData, actionData, errors, statusCode, matched };
        return new Response(JSON.stringify(page), { status, headers });
      },
    },
  },
} as unknown as ServerBuild;

const find = routeMatcher(pages);

/** Returns the match in the shape that the front passes to the handlers. */
const matchAt = (pathname: string) => {
  const found = find(pathname);
  return found && { routeId: found.id, params: found.params, isPlain: true };
};

const answer = async (handle: ReturnType<typeof routeHandlers>, address: string, method: string) => {
  remix.mockClear();
  noticed.mockClear();
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const body = method === "POST" ? new URLSearchParams({ a: "b" }) : undefined;
  const request = new Request(`https://portal.example${address}`, { method, body });
  const match = matchAt(new URL(request.url).pathname);
  const response = await handle(request, { requestId: "r1", match } as never);
  warned.mockRestore();
  return {
    status: response.status,
    headers: [...response.headers].sort(),
    body: await response.text(),
    asked: remix.mock.calls.flat(),
    noticed: noticed.mock.calls.map(([error]) => String(error)),
  };
};

const addresses = [
  ...Object.keys(loaders).map((path) => `/${path.replace(":id", "7").replace("*", "a/b.txt")}`),
  ...["/list?visitor=Layla", "/cookie?visitor=Layla", "/missing?visitor=Layla", "/LIST?b=1&a=2", "/list/"],
  ...[
    "/list?index&a=1",
    "/list?_data=list",
    "/list.data",
    "/list.data?_routes=list",
    "/nowhere",
    "/__manifest?p=/list",
  ],
];

describe("the handler of one branch answers like the complete application and", () => {
  const remixHandler = createRequestHandler(build, "production");
  const branches = routeHandlers(build);

  it.each(
    addresses.flatMap((address) => ["GET", "HEAD", "POST"].map((method) => [method, address] as const)),
  )("%s %s", async (method, address) => {
    const expected = await answer(remixHandler, address, method);
    expect(await answer(branches, address, method)).toEqual(expected);
    expect(await answer(branches, address, method)).toEqual(expected);
  });

  it("skips the data that only scripts would read", async () => {
    forScripts.mockClear();
    await answer(branches, "/list", "GET");
    expect(forScripts.mock.calls).toEqual([[{ root: { id: "root" }, list: { id: "list" } }, undefined]]);
  });
});
