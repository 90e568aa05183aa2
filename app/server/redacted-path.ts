const KEYS =
  /^(\/invitation\/|\/dr-portal\/recover\/|\/contact-us\/received\/|(?:\/api)?\/verify\/|\/registration-until-emtyaz\/receipt\/).+/i;
const MEMBER = /^(\/dashboard\/members\/)[^/]+/i;

function plain(path: string): string {
  const single = path.replace(/\/{2,}/g, "/");
  try {
    return decodeURIComponent(single);
  } catch {
    return single;
  }
}

/** An address for the log: one that is itself the key to something without the key, a member's without the number. */
export const redactedPath = (path: string): string => plain(path).replace(KEYS, "$1*").replace(MEMBER, "$1*");
