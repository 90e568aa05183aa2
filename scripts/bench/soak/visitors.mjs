import { randomInt, randomUUID } from "node:crypto";
import { applicant } from "../applicant.mjs";

const LONGEST_MS = 30_000;
const FOUND = /(?:src|href)="(\/(?:news|conferences|gallery|careers|files|assets)[^"#]*)"/g;
const ENOUGH_FOUND = 200;

const OWN = {
  doctor: [
    "/dr-dashboard",
    "/dashboard/financial-card",
    "/dashboard/personal-card",
    "/dashboard/registration-certificate",
    "/dr-dashboard/access-log",
  ],
  staff: [
    "/dashboard",
    "/complaints",
    "/complaints?status=pending",
    "/dashboard/registrations",
    "/dashboard/oaths",
    "/dashboard/outbox",
    "/dashboard/audit-log",
    "/dashboard/survey-statistics",
    "/dashboard/accounts-management",
  ],
};

const logins = [
  ...["10001", "10003", "10004", "10005"].map((docNo) => [
    "doctor",
    "/dr-portal",
    "docNo",
    docNo,
    `2026${docNo.slice(1)}`,
  ]),
  ["staff", "/emp-portal", "username", "admin@demo.test", "demo-admin-2026"],
];

/** Returns a random client address, because limits per client are not measured here. */
const someone = () => `10.${randomInt(2, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;
const pick = (all) => all[randomInt(all.length)];

/** Asks, and reads the answer to its end: `{ status, text?, headers, ms }`; status 0 where there was none. */
async function ask(address, path, { form, upload, cookie, headers, keep = false } = {}) {
  const began = performance.now();
  const sent = form ? new URLSearchParams(form) : upload;
  try {
    const answer = await fetch(address + path, {
      method: sent ? "POST" : "GET",
      body: sent,
      redirect: "manual",
      signal: AbortSignal.timeout(LONGEST_MS),
      headers: {
        "X-Forwarded-For": someone(),
        ...(sent && { Origin: address }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
    });
    const text = keep ? await answer.text() : void (await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, text, ms: performance.now() - began };
  } catch (error) {
    const why = error.cause?.code ?? error.cause?.message ?? error.name;
    return { status: 0, why, headers: new Headers(), ms: performance.now() - began };
  }
}

async function signIn(address, [kind, portal, field, name, password]) {
  const { status, headers } = await ask(address, portal, { form: { [field]: name, password } });
  if (status !== 303) throw new Error(`${name} could not sign in: ${status}`);
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { kind, cookie: cookies.join("; ") };
}

/** Finds the public pages, and the pictures and pages to which they link, with what can be revalidated. */
async function explore(address, publicAddresses) {
  const found = new Map();
  const waiting = [...publicAddresses];
  for (const path of waiting) {
    if (found.has(path) || found.size >= publicAddresses.length + ENOUGH_FOUND) continue;
    const { status, headers, text } = await ask(address, path, { keep: true });
    if (status !== 200) continue;
    found.set(path, headers.get("ETag"));
    if (!headers.get("Content-Type")?.startsWith("text/html")) continue;
    for (const [, next] of text.matchAll(FOUND)) waiting.push(next.replaceAll("&amp;", "&"));
  }
  return [...found].map(([path, etag]) => ({ path, etag }));
}

const reader = (address, known) => async () => {
  const { path, etag } = pick(known);
  const again = etag && randomInt(4) === 0;
  const answer = await ask(address, path, {
    headers: again ? { "If-None-Match": etag } : { "Accept-Encoding": pick(["br", "gzip"]) },
    cookie: pick(["lang=ar", "lang=en"]),
  });
  return { ...answer, what: path, fine: answer.status === 200 || (again && answer.status === 304) };
};

const signedIn = (address, sessions) => async () => {
  const { kind, cookie } = pick(sessions);
  const path = pick(OWN[kind]);
  const answer = await ask(address, path, { cookie });
  return { ...answer, what: path, fine: answer.status === 200 };
};

const submission = () => ({ submission_id: randomUUID() });

/** The forms that are sent, and how often per hour at 1.5 a second, far below the global limits. */
const writings = (address, admin) => ({
  contact: [
    150,
    () =>
      ask(address, "/contact-us", {
        form: {
          ...submission(),
          name: "Salma Haddad",
          phone: `079${randomInt(1_000_000, 9_999_999)}`,
          email: "",
          title: "Opening hours",
          subject: `Please tell me when the office opens: ${randomUUID()}`,
          without_email: "1",
        },
      }),
  ],
  survey: [
    400,
    () => {
      const answers = [1, 2, 3, 4].map((nth) => [`question${nth}`, String(randomInt(1, 4))]);
      return ask(address, "/survey", { form: { ...submission(), ...Object.fromEntries(answers) } });
    },
  ],
  oath: [
    300,
    () =>
      ask(address, "/dr-qasam", { form: { ...submission(), association_number: randomInt(20_001, 20_321) } }),
  ],
  draft: [
    1400,
    () => {
      const { E_MAIL: _, ...values } = applicant(randomInt(90_000));
      return ask(address, "/registration-until-emtyaz/draft", { form: { ...submission(), ...values } });
    },
  ],
  preferences: [
    2650,
    () =>
      ask(address, "/preferences", {
        form: { lang: pick(["ar", "en"]), theme: pick(["light", "dark"]), back: "/news" },
      }),
  ],
  news: [
    500,
    () => {
      const upload = new FormData();
      const article = {
        ...submission(),
        title: "The office in the holidays",
        title_ar: "دوام النقابة في العطلة",
        date: "2026-01-05",
        description: `Open from nine to one. ${randomUUID()}`,
        description_ar: "من التاسعة حتى الواحدة.",
      };
      for (const [name, value] of Object.entries(article)) upload.set(name, value);
      return ask(address, "/edit-news/2", { upload, cookie: admin });
    },
  ],
});

function writer(address, admin) {
  const all = Object.entries(writings(address, admin));
  const times = all.reduce((sum, [, [weight]]) => sum + weight, 0);
  return async () => {
    let left = randomInt(times);
    const [what, [, write]] = all.find(([, [weight]]) => {
      left -= weight;
      return left < 0;
    });
    const answer = await write();
    const fine = answer.status === 303 || (answer.status === 200 && (what === "oath" || what === "draft"));
    return { ...answer, what: `writing: ${what}`, fine };
  };
}

/** Simulates all visitors: of a hundred requests 80 read, 15 look at personal pages, 5 write. */
export async function visitors(address, publicAddresses) {
  const known = await explore(address, publicAddresses);
  const sessions = [];
  for (const login of logins) sessions.push(await signIn(address, login));
  const admin = sessions.find(({ kind }) => kind === "staff").cookie;
  const kinds = {
    reading: reader(address, known),
    "signed in": signedIn(address, sessions),
    writing: writer(address, admin),
  };
  return {
    addresses: known.length,
    async next() {
      const share = randomInt(100);
      const kind = share < 80 ? "reading" : share < 95 ? "signed in" : "writing";
      return { kind, ...(await kinds[kind]()) };
    },
  };
}
