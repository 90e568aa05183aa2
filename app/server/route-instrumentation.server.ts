import type { ServerBuild } from "@remix-run/node";
import { endAction, requestScope } from "~/platform/request-scope.server";

type Routes = ServerBuild["routes"];
type Module = Routes[string]["module"];
type Answerer = (...parameters: never[]) => unknown;

const patternOf = (path: string | undefined) => `/${path ?? ""}`;

function note(pattern: string) {
  const scope = requestScope();
  if (scope) scope.route = pattern;
}

export const noteRoute = (matches: ReadonlyArray<{ route: { path?: string } }>): void =>
  note(patternOf(matches.at(-1)?.route.path));

/** Remix answers at once if the client is gone, while the action continues with the resources it holds. */
const ending = (action: unknown) =>
  typeof action === "function"
    ? async (...parameters: never[]) => {
        try {
          return await (action as Answerer)(...parameters);
        } finally {
          endAction();
        }
      }
    : action;

function noting(pattern: string, module: Module): Module {
  const noted = (answer: unknown) =>
    typeof answer === "function"
      ? (...parameters: never[]) => {
          note(pattern);
          return (answer as Answerer)(...parameters);
        }
      : answer;
  return { ...module, loader: noted(module.loader), action: ending(noted(module.action)) } as Module;
}

/** Notes the route of a request; a page without a loader is noted when it is rendered. */
export function instrumentRoutes(build: ServerBuild): ServerBuild {
  const named = Object.entries(build.routes as Record<string, Routes[string]>).map(
    ([id, route]) =>
      [
        id,
        route.parentId ? { ...route, module: noting(patternOf(route.path), route.module) } : route,
      ] as const,
  );
  return { ...build, routes: Object.fromEntries(named) };
}
