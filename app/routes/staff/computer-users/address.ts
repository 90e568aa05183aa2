import type { PagePath } from "~/content/pages";

export const COMPUTER_USERS = "/dashboard/computer-users" satisfies PagePath;

/** A page of the list. */
export const usersPage = (page: number) => COMPUTER_USERS + (page > 1 ? `?page=${page}` : "");

/** One user's page, or what is done to that user. */
export const userAddress = (id: string, act?: "password" | "disable" | "enable") =>
  `${COMPUTER_USERS}/${id}${act ? `/${act}` : ""}`;
