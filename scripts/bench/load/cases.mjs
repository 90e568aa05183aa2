import { pressPage, pressRequests } from "./press.mjs";
import { READER } from "./site.mjs";

const reader = {
  Accept: "text/html",
  "Accept-Encoding": "gzip, deflate, br",
  "X-Forwarded-For": READER,
};

/** A reader with a draft is never answered from the cache, and gets the same page. */
const newcomer = { ...reader, Cookie: "lang=ar" };
const withDraft = { ...reader, Cookie: "lang=ar; naqaba_draft=x" };

const page = (name, path, headers, ceiling) => ({
  name,
  ceiling,
  press: (address, load) => pressPage(address + path, { ...load, headers }),
});

const q = (words) => `?q=${encodeURIComponent(words)}`;

export const LIST = "/news";

/** Reading requests, each with its ceiling. */
export const readers = [
  page("constant answer", "/", reader, null),
  page("news list from memory", LIST, newcomer, "constant answer"),
  page("raw list", LIST, reader, null),
  page("news list rendered anew", LIST, withDraft, "raw list"),
  page("search of the site", `/search${q("التأمين الصحي")}`, withDraft, "raw list"),
  page("search of the news", `${LIST}${q("النقابة")}`, withDraft, "raw list"),
];

const MAX_A_SECOND = { "sign-in": 300, message: 1000, certificate: 150 };

const sent = (name, path, make, ceiling) => ({
  name,
  ceiling,
  press(address, load) {
    const requests = make(Math.ceil(MAX_A_SECOND[name] * load.seconds));
    return pressRequests(address + path, requests, { ...load, expected: 303, once: true });
  },
});

/** Requests that send a form. */
export const senders = (crowd) => [
  sent("sign-in", "/dr-portal", crowd.signIns, "password compared"),
  sent("message", "/contact-us", crowd.messages, null),
  sent("certificate", "/dashboard/registration-certificate", crowd.certificates, "certificate drawn"),
];

const one = { method: "POST", headers: {}, body: "." };

/** The ceilings of forms: only their expensive part. */
export const dearParts = ["password compared", "certificate drawn"].map((name) => ({
  name,
  ceiling: null,
  press: (address, load) => pressRequests(`${address}/`, [one], { ...load, expected: 303 }),
}));
