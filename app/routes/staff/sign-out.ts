import { redirect } from "@remix-run/node";
import { href } from "~/addresses/href";
import { office } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { signOutAction } from "~/auth/sign-in.server";

export const loader = handler(office.signOut, () => redirect(href(office.signIn)));

export const action = handler(office.signOut, ({ request }) =>
  signOutAction("staff", request, href(office.signIn)),
);
