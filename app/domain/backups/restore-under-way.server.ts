import { storage } from "~/platform/storage/storage.server";

const KEY = "operations/restore-under-way.json";

/** Whether a restore has begun to store files and has not come to its end: what lies there is what it left. */
export const isRestoreUnderWay = async (): Promise<boolean> => (await storage().head(KEY)) !== null;

export const noteRestore = (): Promise<void> =>
  storage().put(KEY, Buffer.from(JSON.stringify({ startedAt: new Date() })), "application/json");

export const forgetRestore = (): Promise<void> => storage().delete(KEY);
