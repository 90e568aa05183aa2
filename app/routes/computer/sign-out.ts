import { redirect } from "@remix-run/node";
import { computerPortal } from "~/addresses/computer";
import { handler } from "~/auth/handler.server";
import { signOutAction } from "~/auth/sign-in.server";

export const loader = handler(computerPortal.signOut, () => redirect("/"));

export const action = handler(computerPortal.signOut, ({ request }) =>
  signOutAction("computer", request, "/"),
);
