import { demoLogins } from "~/content/demo-logins";
import { callerOf, ownAddress } from "./caller";
import { type Place, withDatabaseOf } from "./hidden-records";
import type { RunningServer } from "./running-server";

export const mailSettings = (resendAddress: string) => ({
  DEMO: "1",
  TRUST_PROXY: "1",
  RESEND_API_KEY: "re_test",
  RESEND_BASE_URL: resendAddress,
  MAIL_ADMIN: "administrator@home.example",
});

/** Returns the same place after emails about new devices were used up for today, so that signing in sends none. */
export async function quiet<At extends Place>(place: At): Promise<At> {
  await withDatabaseOf(
    place,
    (sql) => sql`insert into throttles (key, count)
      select 'device-letters:staff:' || id, 1000 from staff_users
      union all select 'device-letters:member:' || member_number, 1000 from doctor_accounts`,
  );
  return place;
}

/** Writes to the association as a visitor of his own does, which causes one letter to the administrator. */
export async function writeMessage({ address }: RunningServer, title: string): Promise<number> {
  const body = new URLSearchParams({
    submission_id: crypto.randomUUID(),
    name: "Salma Haddad",
    phone: "0791234567",
    email: "salma@home.example",
    title,
    subject: "Please tell me when the office opens.",
  });
  const headers = { Origin: address, ...ownAddress() };
  const answer = await fetch(`${address}/contact-us`, { method: "POST", body, headers, redirect: "manual" });
  return answer.status;
}

/** Returns the headers of a signed-in administrator. */
export async function signInAsAdmin(server: RunningServer): Promise<{ Cookie: string }> {
  const { name, password } = demoLogins.staff[0];
  return { Cookie: await callerOf(server).signInStaff(name, password) };
}

/** Returns the numbers of waiting, sent and failed emails on the admin's page. */
export async function lettersShown(server: RunningServer) {
  const headers = await signInAsAdmin(server);
  const page = await (await fetch(`${server.address}/dashboard/outbox`, { headers })).text();
  const countOf = (state: string) =>
    Number(new RegExp(`state=${state}"[^>]*>[^<(]*\\((\\d+)\\)`).exec(page)?.[1]);
  return { waiting: countOf("waiting"), sent: countOf("sent"), failed: countOf("failed") };
}
