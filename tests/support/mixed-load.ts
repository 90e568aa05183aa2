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
/** The number of page requests by all visitors between two messages. */
const PAGES_A_MESSAGE = 60;
const PAGES_A_CERTIFICATE = 200;
const PAGES_A_REPETITION = 10;
/** The limit for all clients is 200 an hour. */
const MAX_MESSAGES = 150;
/** The limit of a doctor is 10 a minute, which two consecutive loads may share. */
const MAX_CERTIFICATES = 4;

export type MixedLoad = {
  /** Unexpected responses as text. */
  failures: string[];
  /** The number of answers by kind of request. */
  answers: Record<string, number>;
  /** The titles of acknowledged messages. */
  acknowledged: string[];
  /** Resolves once what is under way now is answered, or has failed. */
  answered(): Promise<unknown>;
  stop(): Promise<void>;
};

/** Lets others go on after so many turns, or once all is over. */
function turns() {
  const waiting: Array<{ until: number; go: () => void }> = [];
  let taken = 0;
  const letGo = (over: boolean) => {
    for (const each of waiting.splice(0)) {
      if (over || each.until <= taken) each.go();
      else waiting.push(each);
    }
  };
  return {
    take() {
      taken += 1;
      letGo(false);
    },
    after: (count: number) => new Promise<void>((go) => waiting.push({ until: taken + count, go })),
    end: () => letGo(true),
  };
}

/**
 * Starts visitors who read, a doctor who looks at cards and requests certificates, and people who write a message every
 * so many pages, until stopped. With `again`, a message is repeated until it is acknowledged.
 */
export async function startMixedLoad(address: string, { again = false } = {}): Promise<MixedLoad> {
  const site = callerOf({ address } as Parameters<typeof callerOf>[0]);
  const cookie = await site.signIn("dr-portal", { docNo: "10001", password: "20260001" });
  const failures: string[] = [];
  const answers: Record<string, number> = { page: 0, ownPage: 0, certificate: 0, message: 0 };
  const acknowledged: string[] = [];
  const run = crypto.randomUUID().slice(0, 8);
  const pages = turns();
  const underWay = new Set<Promise<unknown>>();
  let going = true;

  function ask(...args: Parameters<typeof send>) {
    const sent = send(...args).finally(() => underWay.delete(sent));
    underWay.add(sent);
    return sent;
  }
  async function send(kind: string, expected: number, path: string, form?: Record<string, string>) {
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
      pages.take();
    }
  };
  async function doctor() {
    for (let nth = 0; going && nth < MAX_CERTIFICATES; nth++) {
      const form = { submission_id: crypto.randomUUID() };
      const answer = await ask("certificate", 303, "/dashboard/registration-certificate", form);
      const certificate = answer?.headers.get("Location");
      if (certificate) await ask("certificate", 200, certificate);
      if (going) await pages.after(PAGES_A_CERTIFICATE);
    }
  }
  async function writer() {
    for (let nth = 0; going && nth < MAX_MESSAGES; nth++) {
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
          if (going) await pages.after(PAGES_A_REPETITION);
          continue;
        }
        break;
      }
      if (going) await pages.after(PAGES_A_MESSAGE);
    }
  }

  const page = readers("page", PAGES);
  const ownPage = readers("ownPage", OWN_PAGES);
  const ended = Promise.all([page(0), page(3), page(5), ownPage(0), doctor(), writer()]);
  return {
    failures,
    answers,
    acknowledged,
    answered: () => Promise.all(underWay),
    async stop() {
      going = false;
      pages.end();
      await ended;
    },
  };
}
