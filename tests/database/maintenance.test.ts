import { afterEach, expect, it, vi } from "vitest";
import { endMaintenance, startMaintenance, watchMaintenance } from "~/domain/maintenance/state.server";
import { setReadOnly, siteReadOnly } from "~/platform/read-only.server";
import { storage } from "~/platform/storage/storage.server";
import { useDatabase } from "../support/database";

useDatabase();

const look = async () => {
  const stop = await watchMaintenance();
  await stop();
  return siteReadOnly()?.reason;
};

afterEach(() => {
  vi.restoreAllMocks();
  setReadOnly("maintenance", null);
});

it("maintenance follows the state in the storage, or its last known state while the storage is unreachable", async () => {
  expect(await look()).toBeUndefined();
  await startMaintenance({ until: null, message: null });
  expect(await look()).toBe("maintenance");
  const get = vi.spyOn(storage(), "get").mockRejectedValue(new Error("away"));
  expect(await look()).toBe("maintenance");
  await expect(startMaintenance({ until: null, message: null })).rejects.toThrow("away");
  get.mockRestore();
  await endMaintenance();
  expect(await look()).toBeUndefined();
});
