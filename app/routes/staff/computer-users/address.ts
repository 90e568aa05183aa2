import { computerUsers } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import type { PagePath } from "~/content/pages";
import { pageAddress } from "~/fields/pagination";

export const COMPUTER_USERS = href(computerUsers.list) satisfies PagePath;

export const usersPage = (page: number) => pageAddress(COMPUTER_USERS, page);

export const userAddress = (id: string, act?: "password" | "disable" | "enable") =>
  `${COMPUTER_USERS}/${id}${act ? `/${act}` : ""}`;
