const KEYS =
  /^(\/invitation\/|\/dr-portal\/recover\/|\/contact-us\/received\/|(?:\/api)?\/verify\/|\/registration-until-emtyaz\/receipt\/).+/;
const MEMBER = /^(\/dashboard\/members\/)[^/]+/;

/** An address for the log: one that is itself the key to something without the key, a member's without the number. */
export const namedPath = (path: string): string => path.replace(KEYS, "$1*").replace(MEMBER, "$1*");
