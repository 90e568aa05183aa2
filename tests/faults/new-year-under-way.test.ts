import { expect, it } from "vitest";
import { removeAtEnd } from "../support/launch";
import { mailSettings, quiet, writeMessage } from "../support/mail-site";
import {
  after,
  before,
  dayOf,
  MIDNIGHT,
  NEW_YEAR,
  OLD_YEAR,
  placeBeforeNewYear,
  seen,
  signIns,
  startAt,
} from "../support/new-year";
import { startResendServer } from "../support/resend-server";
import type { RunningServer } from "../support/running-server";

const WINDOW_S = 600;
/** Five from a client who is then refused, one before midnight and one after; each sends one email. */
const MESSAGES = 7;
const LONGEST_S = 600;

async function sixthMessage(server: RunningServer) {
  const headers = { Origin: server.address, "X-Forwarded-For": "198.18.77.1" };
  let answer: Response;
  do {
    const body = new URLSearchParams({
      submission_id: crypto.randomUUID(),
      name: "Salma Haddad",
      phone: "0791234567",
      email: "salma@home.example",
      title: "Opening hours",
      subject: `When does the office open? ${crypto.randomUUID()}`,
    });
    answer = await fetch(`${server.address}/contact-us`, {
      method: "POST",
      body,
      headers,
      redirect: "manual",
    });
  } while (answer.status === 303);
  return { status: answer.status, wait: Number(answer.headers.get("Retry-After")) };
}

/**
 * Starts a server early enough that everything before midnight is done in the old year; a slower machine starts
 * earlier.
 */
async function startedBeforeMidnight(seconds = 12) {
  const resend = await startResendServer();
  removeAtEnd(resend.stop);
  const place = await quiet(await placeBeforeNewYear());
  const server = await startAt(place, MIDNIGHT - seconds * 1000, mailSettings(resend.url));
  const cookies = await signIns(server);
  const pages = await seen(server, cookies);
  const refused = await sixthMessage(server);
  resend.behave({ status: 500 });
  const written = await writeMessage(server, "Before midnight");
  const day = await dayOf(server, cookies);
  if (day === OLD_YEAR || seconds > LONGEST_S)
    return { resend, server, cookies, pages: pages, refused, written, day };
  await server.stop("SIGINT");
  return startedBeforeMidnight(seconds * 3);
}

/** The last attempt takes the longest, and the earlier ones two thirds of that together. */
const PATIENCE = { timeout: 3 * LONGEST_S * 1000 };

it(
  "New Year in Amman comes while a server runs; sessions stay open, limits and letters keep to real time",
  PATIENCE,
  async () => {
    const { resend, server, cookies, pages, refused, written, day } = await startedBeforeMidnight();
    expect(day).toBe(OLD_YEAR);
    expect(pages).toEqual(before);
    expect(refused.status).toBe(429);
    expect(refused.wait).toBeGreaterThan(WINDOW_S / 2);
    expect(refused.wait).toBeLessThanOrEqual(WINDOW_S);
    expect(written).toBe(303);

    const midnight = { timeout: LONGEST_S * 1000, interval: 500 };
    await expect.poll(() => dayOf(server, cookies), midnight).toBe(NEW_YEAR);
    expect(await seen(server, cookies)).toEqual(after);

    const still = await sixthMessage(server);
    expect(still.status).toBe(429);
    expect(still.wait).toBeLessThanOrEqual(refused.wait);
    expect(await writeMessage(server, "After midnight")).toBe(303);
    const tried = () => resend.tries.map(({ key }) => key);
    await expect.poll(() => resend.tries.length, { timeout: 120_000 }).toBe(MESSAGES + 1);
    expect(new Set(tried()).size).toBe(MESSAGES);
    await expect.poll(() => resend.letters.size).toBe(MESSAGES);
    await server.stop("SIGINT");
  },
);
