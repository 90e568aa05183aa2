import { AsyncLocalStorage } from "node:async_hooks";
import type { Slot } from "./page-cache/page-cache.server";

/** The matched address of the request. */
type AnsweredAddress = {
  path: string;
  takes?: "form" | "files" | "file" | "json";
  limits?: readonly string[];
  largeFiles?: true;
  largeJson?: true;
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
  /** The matched address, and whether its body was read. */
  answering?: { address: AnsweredAddress; hasReadBody?: true };
  typed?: Array<[name: string, value: string]>;
  /** The file fields of that form with the names of the chosen files; empty if there was none. */
  files?: Array<[name: string, chosen: string]>;
  /** Files uploaded ahead of that form, and whether a one-time id protects it from being processed twice. */
  staged?: {
    files: Array<{ key: string; sealed: string; name: string; size: number; field: string }>;
    isOnce: boolean;
  };
  /** Set if the form was rendered for another account of this login. */
  changedLogin?: "doctor" | "computer" | "staff";
  unavailable?: "database" | "storage";
  /** True if no connection to the database lasted, as opposed to a busy or slow one. */
  connectionLost?: true;
  /** Not set if the page may be personal. */
  slot?: Slot;
  stale?: true;
  takesWholeBodies?: true;
  atEnd?: Array<() => unknown>;
};

const scope = new AsyncLocalStorage<RequestScope>();

export const runInRequest = <Result>(of: RequestScope, work: () => Result): Result => scope.run(of, work);

export const requestScope = (): RequestScope | null => scope.getStore() ?? null;

/** Runs `work` once the action in progress has ended, even if its client is gone; at once outside a request. */
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

/** Lets the visitor be looked up again, after a session was opened or ended during the request. */
export function forgetIdentities(): void {
  const current = scope.getStore();
  if (current) current.identities = undefined;
}
