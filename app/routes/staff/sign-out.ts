import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOutAction } from "~/auth/sign-in.server";

export const loader = () => redirect("/emp-portal");

export const action = ({ request }: ActionFunctionArgs) => signOutAction("staff", request, "/emp-portal");
