import type { RunningServer } from "./running-server";
import { assertFilled } from "./unfilled-placeholders";

type Sent = { body?: unknown; cookie?: string; headers?: Record<string, string> };
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> };

let clients = 0;

/**
 * Returns headers with an address and network that no earlier caller had; the server must trust them (TRUST_PROXY=1).
 */
export const ownAddress = () => ({ "X-Forwarded-For": `198.51.${++clients & 255}.${(clients >> 8) & 255}` });

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/** Calls a server as a script does: JSON there and back; with a cookie, as one of its own pages. */
export const callerOf = ({ address }: RunningServer) => {
  const send = (path: string, { body, cookie, headers }: Sent = {}) =>
    fetch(address + path, {
      method: body === undefined ? "GET" : "POST",
      body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
      headers: {
        ...ownAddress(),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(cookie && { Cookie: cookie, Origin: address }),
        ...headers,
      },
      redirect: "manual",
    });
  return {
    send,
    async call(path: string, sent?: Sent): Promise<Answer> {
      const answer = await send(path, sent);
      const body = await answer.json();
      assertFilled(JSON.stringify(body), path);
      return { status: answer.status, headers: answer.headers, body };
    },
    /** Opens a session of a doctor or computer user through the API, and returns its cookie. */
    async signIn(portal: "dr-portal" | "computer-portal", body: Record<string, string>): Promise<string> {
      const answer = await send(`/api/auth/${portal}`, { body });
      if (answer.status !== 200) throw new Error(`not signed in: ${answer.status}`);
      return cookiesOf(answer);
    },
    /** Signs a member of staff in through the page, and returns the cookie. */
    async signInStaff(username: string, password: string): Promise<string> {
      const answer = await fetch(`${address}/emp-portal`, {
        method: "POST",
        body: new URLSearchParams({ username, password }),
        headers: { ...ownAddress(), Origin: address },
        redirect: "manual",
      });
      return cookiesOf(answer);
    },
  };
};
