import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOutAction } from "~/auth/sign-in.server";

export const loader = () => redirect("/");

export const action = ({ request }: ActionFunctionArgs) => signOutAction("computer", request, "/");
