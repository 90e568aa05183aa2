import type { ServerResponse } from "node:http";

/** Runs once, at the last moment at which headers of an answer may still change. */
export function beforeHeaders(response: ServerResponse, act: () => void): void {
  const original = response.writeHead;
  response.writeHead = function writeHead(
    this: ServerResponse,
    ...parameters: Parameters<ServerResponse["writeHead"]>
  ) {
    response.writeHead = original;
    act();
    return original.apply(response, parameters);
  } as typeof response.writeHead;
}
