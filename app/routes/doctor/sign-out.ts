import { redirect } from "@remix-run/node";
import { doctorPortal } from "~/addresses/doctor";
import { handler } from "~/auth/handler.server";
import { signOutAction } from "~/auth/sign-in.server";

export const loader = handler(doctorPortal.signOut, () => redirect("/"));

export const action = handler(doctorPortal.signOut, ({ request }) => signOutAction("doctor", request, "/"));
