import { createCookie, redirect } from "@remix-run/node";
import { requestScope } from "./request-scope.server";
import { settings } from "./settings.server";

/** `key` is the dictionary key `area:key`. */
export type Notice = {
  kind: "success" | "error";
  key: string;
  params?: Record<string, string | number>;
  link?: { to: string; key: string };
  /** On success, identifies the accepted form, so that the browser drops its draft (app/enhance/kept-store.ts). */
  sent?: string;
};

const MAX_NOTICES = 20;
const LONGEST_COOKIE = 3000;

const cookie = createCookie("flash", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  secure: settings.publicUrl?.startsWith("https:"),
  maxAge: 600,
  secrets: settings.sessionSecrets,
});

export async function noticesOf(request: Request): Promise<Notice[]> {
  const kept = await cookie.parse(request.headers.get("Cookie"));
  return Array.isArray(kept) ? kept : [];
}

export const forgetNotices = () => cookie.serialize("", { maxAge: 0 });

async function keepNotice(request: Request, notice: Notice): Promise<string> {
  const waiting = (await noticesOf(request)).filter((old) => old.key !== notice.key);
  const all = [...waiting, notice].slice(-MAX_NOTICES);
  const kept = JSON.stringify(all).length > LONGEST_COOKIE ? [notice] : all;
  return cookie.serialize(kept);
}

function acceptedForm(): Pick<Notice, "sent"> {
  const [, id] = requestScope()?.typed?.find(([name]) => name === "submission_id") ?? [];
  return id ? { sent: `#${id}` } : {};
}

export async function redirectWithFlash(
  request: Request,
  to: string,
  notice: Notice,
  headers = new Headers(),
): Promise<Response> {
  const sent = notice.kind === "success" ? acceptedForm() : {};
  headers.append("Set-Cookie", await keepNotice(request, { ...sent, ...notice }));
  return redirect(to, { status: 303, headers });
}

export async function turnAway(request: Request, to: string, notice: Notice): Promise<Response> {
  return redirect(to, { status: 302, headers: { "Set-Cookie": await keepNotice(request, notice) } });
}
