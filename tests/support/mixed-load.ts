import { setTimeout as delay } from "node:timers/promises";
import { callerOf, ownAddress } from "./caller";

const PAGES = [
  "/",
  "/news",
  "/conferences",
  "/gallery",
  "/faq",
  "/search?q=1",
  "/association-council?lang=en",
];
const OWN_PAGES = ["/dr-dashboard", "/dashboard/financial-card", "/dashboard/personal-card"];
const MESSAGE_EVERY_MS = 1500;
const CERTIFICATE_EVERY_MS = 7000;
const PAUSE_MS = 20;

export type MixedLoad = {
  /** What was not answered as it should be, in words. */
  failures: string[];
  /** How many answers came, by kind of work. */
  answers: Record<string, number>;
  /** The titles of the messages that were acknowledged. */
  acknowledged: string[];
  stop(): Promise<void>;
};

/**
 * Visitors who read, a doctor with a session who looks at the cards and asks for the certificate, and people who write,
 * each without haste, until stopped. With `again`, who writes sends the same form again until it is acknowledged.
 */
export async function startMixedLoad(address: string, { again = false } = {}): Promise<MixedLoad> {
  const site = callerOf({ address } as Parameters<typeof callerOf>[0]);
  const cookie = await site.signIn("dr-portal", { docNo: "10001", password: "20260001" });
  const failures: string[] = [];
  const answers: Record<string, number> = { page: 0, ownPage: 0, certificate: 0, message: 0 };
  const acknowledged: string[] = [];
  const run = crypto.randomUUID().slice(0, 8);
  let going = true;

  async function ask(kind: string, expected: number, path: string, form?: Record<string, string>) {
    try {
      const answer = await fetch(address + path, {
        method: form ? "POST" : "GET",
        body: form && new URLSearchParams(form),
        redirect: "manual",
        headers: { ...ownAddress(), Origin: address, ...(kind !== "page" && { Cookie: cookie }) },
      });
      await answer.arrayBuffer();
      answers[kind]! += 1;
      if (answer.status === expected) return answer;
      failures.push(`${path}: ${answer.status}`);
    } catch (error) {
      failures.push(`${path}: ${(error as Error).cause ?? error}`);
    }
    return null;
  }

  const readers = (kind: string, paths: string[]) => async (nth: number) => {
    for (let turn = nth; going; turn++) {
      await ask(kind, 200, paths[turn % paths.length]!);
      await delay(PAUSE_MS);
    }
  };
  async function doctor() {
    while (going) {
      const form = { submission_id: crypto.randomUUID() };
      const answer = await ask("certificate", 303, "/dashboard/registration-certificate", form);
      const certificate = answer?.headers.get("Location");
      if (certificate) await ask("certificate", 200, certificate);
      await Promise.race([stopped, delay(CERTIFICATE_EVERY_MS)]);
    }
  }
  async function writer() {
    for (let nth = 0; going; nth++) {
      const title = `Written under load ${run} ${nth}`;
      const form = {
        submission_id: crypto.randomUUID(),
        name: "Salma Haddad",
        phone: "0791234567",
        email: "salma@home.example",
        title,
        subject: `Please tell me when the office opens, ${nth}.`,
      };
      while (going || again) {
        if (await ask("message", 303, "/contact-us", form)) acknowledged.push(title);
        else if (again) {
          await delay(100);
          continue;
        }
        break;
      }
      await Promise.race([stopped, delay(MESSAGE_EVERY_MS)]);
    }
  }

  let halt = () => {};
  const stopped = new Promise<void>((resolve) => {
    halt = resolve;
  });
  const page = readers("page", PAGES);
  const ownPage = readers("ownPage", OWN_PAGES);
  const ended = Promise.all([page(0), page(3), page(5), ownPage(0), doctor(), writer()]);
  return {
    failures,
    answers,
    acknowledged,
    async stop() {
      going = false;
      halt();
      await ended;
    },
  };
}
