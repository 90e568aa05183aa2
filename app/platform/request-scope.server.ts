import { AsyncLocalStorage } from "node:async_hooks";
import type { Slot } from "./page-cache/page-cache.server";

/** The state of the address while it is answered. */
type AnsweredAddress = {
  path: string;
  takes?: "form" | "files" | "file" | "json";
  limits?: readonly string[];
  evenReadOnly?: string;
};

export type RequestScope = {
  address: string;
  requestId?: string;
  caller?: "doctor" | "computer" | "staff";
  identities?: Partial<Record<"doctor" | "computer" | "staff", Promise<unknown>>>;
  /** The pending counts of the staff navigation, once they were requested. */
  waiting?: Promise<unknown>;
  route?: string;
  /** The address that is answered, and whether a reader has been asked for the body. */
  answering?: { address: AnsweredAddress; hasReadBody?: true };
  typed?: Array<[name: string, value: string]>;
  /** The file fields of that form, with the names of the files chosen; empty where none was. */
  files?: Array<[name: string, chosen: string]>;
  /** Files of that form that came ahead of it, and whether a one-time id keeps it from being answered twice. */
  staged?: {
    files: Array<{ key: string; sealed: string; name: string; size: number; field: string }>;
    isOnce: boolean;
  };
  /** The form under way was rendered for another account of this login. */
  changedLogin?: "doctor" | "computer" | "staff";
  unavailable?: "database" | "storage";
  /** The database was not only too busy or too slow: no connection to it lasted. */
  connectionLost?: true;
  /** None where the page may be its reader's own. */
  slot?: Slot;
  stale?: true;
  takesWholeBodies?: true;
  atEnd?: Array<() => unknown>;
};

const scope = new AsyncLocalStorage<RequestScope>();

export const runInRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

export const requestScope = (): RequestScope | null => scope.getStore() ?? null;

/** When the action under way has ended, its sender gone or not; at once outside a request. */
export function afterAction(work: () => unknown): void {
  const current = scope.getStore();
  if (!current) work();
  else current.atEnd = [...(current.atEnd ?? []), work];
}

export function endAction(): void {
  const current = scope.getStore();
  for (const giveBack of current?.atEnd ?? []) giveBack();
  if (current) current.atEnd = [];
  forgetIdentities();
}

/** Has who asks looked up anew, after a session was opened or ended on the way. */
export function forgetIdentities(): void {
  const current = scope.getStore();
  if (current) current.identities = undefined;
}
