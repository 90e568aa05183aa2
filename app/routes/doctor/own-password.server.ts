import { redirect } from "@remix-run/node";
import type { Doctor } from "~/auth/guards.server";
import { isOwnPasswordDue } from "~/auth/reauthenticate.server";

/** Sends a doctor who still signs in with the national number to choose a password before any card opens. */
export function requireOwnPassword(doctor: Doctor) {
  if (isOwnPasswordDue(doctor)) throw redirect("/dr-portal/set-password");
}
