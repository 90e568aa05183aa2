import { AsyncLocalStorage } from "node:async_hooks";
import type { Slot } from "./page-cache/page-cache.server";

export type RequestScope = {
  /** Of the client, as the server worked it out (TRUST_PROXY). */
  address: string;
  requestId?: string;
  caller?: "doctor" | "computer" | "staff";
  /** Who asks by each login, once looked up. */
  identities?: Partial<Record<"doctor" | "computer" | "staff", Promise<unknown>>>;
  route?: string;
  typed?: Array<[name: string, value: string]>;
  /** The file fields of that form, with the names of the files chosen; empty where none was. */
  files?: Array<[name: string, chosen: string]>;
  unavailable?: "database" | "storage";
  /** The database was not only too busy or too slow: no connection to it lasted. */
  connectionLost?: true;
  /** The slot that the page being made will fill; none where it may be its reader's own. */
  slot?: Slot;
  stale?: true;
  /** Nothing copies the answer on its way to the server, which takes its body from beside it. */
  takesWholeBodies?: true;
  /** What is to be given back once the action that took it has ended. */
  atEnd?: Array<() => unknown>;
};

const scope = new AsyncLocalStorage<RequestScope>();

export const inRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

export const requestScope = (): RequestScope | null => scope.getStore() ?? null;

/** Has something done once the action that is under way has ended, its sender gone or not; at once outside a request. */
export function atEndOfAction(work: () => unknown): void {
  const current = scope.getStore();
  if (!current) work();
  else current.atEnd = [...(current.atEnd ?? []), work];
}

export function endAction(): void {
  const current = scope.getStore();
  for (const giveBack of current?.atEnd ?? []) giveBack();
  if (!current) return;
  current.atEnd = [];
  current.identities = undefined;
}
