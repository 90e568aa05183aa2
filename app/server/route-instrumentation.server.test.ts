import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { expect, it } from "vitest";
import { afterAction, type RequestScope, runInRequest } from "~/platform/request-scope.server";
import { instrumentRoutes } from "./route-instrumentation.server";

it("keeps the slot of an action until it ends, even if its client is gone", async () => {
  const happened: string[] = [];
  const step = () => new Promise<void>(setImmediate);
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let goOn = () => {};
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const action = async () => {
    afterAction(() => happened.push("first given back"));
    begun();
    await mayGoOn;
    afterAction(() => happened.push("second given back"));
    happened.push("done");
    return null;
  };
  const routes = {
    root: { id: "root", path: "", module: { default: () => null } },
    form: { id: "form", parentId: "root", path: "form", module: { action } },
  };
  const build = {
    routes,
    assets: { routes: {} },
    future: {},
    entry: { module: { default: () => new Response() } },
  };
  const handle = createRequestHandler(instrumentRoutes(build as unknown as ServerBuild), "production");
  const gone = new AbortController();
  const request = new Request("http://x/form", { method: "POST", body: "a=1", signal: gone.signal });
  const scope: RequestScope = { address: "" };
  const answered = runInRequest(scope, () => handle(request)).then(
    () => happened.push("answered"),
    () => happened.push("answered"),
  );
  await hasBegun;
  gone.abort();
  await answered;
  expect(happened).toEqual(["answered"]);
  goOn();
  await step();
  expect(happened).toEqual(["answered", "done", "first given back", "second given back"]);
});
