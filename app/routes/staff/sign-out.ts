import { redirect } from "@remix-run/node";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { signOutAction } from "~/auth/sign-in.server";

export const loader = handler(office.signOut, () => redirect("/emp-portal"));

export const action = handler(office.signOut, ({ request }) =>
  signOutAction("staff", request, "/emp-portal"),
);
