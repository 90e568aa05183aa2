/** What the server tells every loader and action; absent under a bare `remix-serve`. */
export type RequestContext = { requestId: string; client: string };

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends Partial<RequestContext> {}
}
