import { staffAccounts } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import type { PagePath } from "~/content/pages";
import { pageAddress } from "~/fields/pagination";

export const ACCOUNTS: PagePath = href(staffAccounts.list);
/** The target of the create form if the new owner is to choose a password. */
export const INVITATIONS = `${ACCOUNTS}/invitations`;

export const accountsPage = (page: number) => pageAddress(ACCOUNTS, page);

export const accountActionPath = (id: string, act: string, page: number) =>
  pageAddress(`${ACCOUNTS}/${id}/${act}`, page);
