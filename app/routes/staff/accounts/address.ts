import type { PagePath } from "~/content/pages";

export const ACCOUNTS: PagePath = "/dashboard/accounts-management";
/** Where the create form goes when its account is to choose its own password. */
export const INVITATIONS = `${ACCOUNTS}/invitations`;

const onPage = (page: number) => (page > 1 ? `?page=${page}` : "");

export const accountsPage = (page: number) => ACCOUNTS + onPage(page);

/** What is done to one account, from which page of the list. */
export const accountAct = (id: string, act: string, page: number) =>
  `${ACCOUNTS}/${id}/${act}${onPage(page)}`;

/** The page of the list that an address names. */
export const pageIn = (url: string) => Number(new URL(url).searchParams.get("page")?.slice(0, 6)) || 1;
