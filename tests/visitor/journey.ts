import { createHash } from "node:crypto";
import { test as base, describe, inject } from "vitest";
import type { Language } from "~/i18n";
import { ChromiumClient } from "./chromium-client";
import { FormClient } from "./form-client";
import type { Theme } from "./guidelines";
import { folded } from "./reading";
import type { Visitor } from "./visitor";

/** JOURNEYS_BY: the client of all journeys: forms only, or a browser without or with script. */
const by = process.env.JOURNEYS_BY ?? "forms";
/** JOURNEYS_IN: `one` language for each journey by turns, the `other` one, or `both`. */
const tongues = process.env.JOURNEYS_IN ?? "one";

const fold = (title: string) => createHash("sha256").update(title).digest()[0]!;

/** Returns the language of a journey that runs once: about half of them run in each. */
export const ownLanguage = (title: string): Language => (fold(title) % 2 === 0 ? "ar" : "en");

function isWalked(title: string, language: Language) {
  if (tongues === "both") return true;
  return (ownLanguage(title) === language) === (tongues === "one");
}

export { words } from "../support/said-words";

/** Returns a pattern for a text of the dictionary, in which placeholders match anything. */
export const pattern = (text: string) =>
  new RegExp(
    folded(text)
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*"),
  );

let clients = 0;
/** Returns a unique network address, so that rate limits of one journey do not affect others. */
export function ownAddress() {
  clients++;
  const worker = Number(process.env.VITEST_POOL_ID ?? 0);
  return `10.${100 + worker}.${(process.pid + (clients >> 8)) & 255}.${clients & 255}`;
}

type VisitorOptions = {
  language?: Language;
  from?: string;
  theme?: Theme;
  cookies?: Record<string, string>;
  /** Headers that go with each of their requests. */
  headers?: Record<string, string>;
};

/** The address of the running site. */
export const theSite = () => inject("site");

async function open(
  { language = "en", from = ownAddress(), theme, cookies = {}, headers = {} }: VisitorOptions,
  client: string,
): Promise<Visitor> {
  const cookiesWithTheme = { ...cookies, ...(theme && { theme }) };
  if (client === "forms")
    return new FormClient(theSite(), language, from, { cookies: cookiesWithTheme, headers });
  const script = client === "script";
  return ChromiumClient.open(theSite(), language, from, { script, cookies: cookiesWithTheme, headers });
}

type JourneyFixtures = {
  /** The main visitor of the journey. */
  visitor: Visitor;
  /** Opens another visitor with separate cookies and, unless given, a separate network address. */
  another: (options?: VisitorOptions) => Promise<Visitor>;
};

const testIn = (language: Language, client: string) =>
  base.extend<JourneyFixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are asked for
    another: async ({}, use) => {
      const opened: Visitor[] = [];
      await use(async (options) => {
        const visitor = await open({ language, ...options }, client);
        opened.push(visitor);
        return visitor;
      });
      for (const each of opened) await each.leave();
    },
    visitor: async ({ another }, use) => use(await another()),
  });

type Walk = (fixtures: JourneyFixtures) => Promise<void>;
type Tell = (title: string, walk: Walk, patienceMs?: number) => void;

type Tales = (language: Language, test: Tell) => void;

function tell(title: string, body: Tales, client: string, group: typeof describe | typeof describe.skip) {
  for (const language of ["ar", "en"] as const) {
    const test = testIn(language, client);
    const restores: Array<() => void> = [];
    body(language, (name, walk, patienceMs) => {
      if (isWalked(`${title} ${name}`, language))
        restores.push(() =>
          test(name, { timeout: patienceMs }, ({ visitor, another }) => walk({ visitor, another })),
        );
    });
    if (restores.length > 0)
      group(`${title} [${language}]`, () => {
        for (const each of restores) each();
      });
  }
}

/** Declares journeys that depend on the language: each runs in one of the two, or as JOURNEYS_IN says. */
export const journeys = (title: string, body: Tales) => tell(title, body, by, describe);

/**
 * Declares journeys that only ask which answers come: a browser would send the same requests, so that only a form client
 * runs them, in each language once, and not again with script.
 */
export const errands = (title: string, body: Tales) =>
  tell(title, body, "forms", by === "script" ? describe.skip : describe);

/** Declares a journey that does not depend on the language. */
export const test = testIn("en", by);

const onceByForms = testIn("en", "forms");

/** Declares an errand that does not depend on the language. */
export const errand = by === "script" ? (onceByForms.skip as typeof onceByForms) : onceByForms;
