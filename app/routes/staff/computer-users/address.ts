import type { PagePath } from "~/content/pages";
import { pageAddress } from "~/fields/pagination";

export const COMPUTER_USERS = "/dashboard/computer-users" satisfies PagePath;

/** A page of the list. */
export const usersPage = (page: number) => pageAddress(COMPUTER_USERS, page);

/** One user's page, or what is done to that user. */
export const userAddress = (id: string, act?: "password" | "disable" | "enable") =>
  `${COMPUTER_USERS}/${id}${act ? `/${act}` : ""}`;
