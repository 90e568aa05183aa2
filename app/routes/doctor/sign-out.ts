import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { answerSignOut } from "~/auth/answer-sign-out.server";

export const loader = () => redirect("/");

export const action = ({ request }: ActionFunctionArgs) => answerSignOut("doctor", request, "/");
