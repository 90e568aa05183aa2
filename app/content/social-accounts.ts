import { association } from "./association";

/** Whether an address leads to an account, and not to the front page of its network or nowhere. */
export function leadsToAccount(address: string | null): address is string {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, pathname } = new URL(address);
  return /^https?:$/.test(protocol) && /[^/]/.test(pathname);
}

/** The association's accounts that readers are led to. */
export const socialAccounts = association.social.flatMap(({ name, url }) =>
  leadsToAccount(url) ? [{ name, url }] : [],
);
