import { settings } from "~/platform/settings.server";

const NEW = "a newer secret for tests only, of thirty-two characters or more";

/** Does something under a new SESSION_SECRET, the old one being listed after it, or gone. */
export async function afterRotation<Result>(
  work: () => Result | Promise<Result>,
  { oldIsListed = true } = {},
): Promise<Result> {
  const kept = settings.sessionSecrets;
  settings.sessionSecrets = oldIsListed ? [NEW, ...kept] : [NEW];
  try {
    return await work();
  } finally {
    settings.sessionSecrets = kept;
  }
}
