import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect } from "vitest";
import { idsGivenTwice } from "../support/ids-given-twice";
import { theBrowser } from "./chromium-client";
import { FormClient } from "./form-client";
import { againstGuidelines, type Theme } from "./guidelines";
import { sniffedIn } from "./sniffer";
import type { Visitor } from "./visitor";

const NARROWEST = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 720 };
const SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

const html = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));
/** JUDGED_IN: the themes in which pages are checked, `light,dark` in the whole matrix. */
const themes = (process.env.JUDGED_IN ?? "").split(",").filter(Boolean) as Theme[];
/** True if this run judges every page, otherwise one page of each kind. */
export const judgesEverything = themes.length > 0;

let judge: Promise<Page> | undefined;
/** A worker has one checker, which checks one page at a time. */
let turn: Promise<unknown> = Promise.resolve();
const checked = new Set<string>();
/** With script, only pages that have some can differ from what the other runs check in both languages. */
const skipsPagesWithoutScript = process.env.JOURNEYS_BY === "script";

const theJudge = () =>
  (judge ??= theBrowser()
    .then((browser) => browser.newContext({ reducedMotion: "reduce", viewport: WIDE }))
    .then((context) => context.newPage()));

const markupOf = async (visitor: Visitor) =>
  visitor instanceof FormClient
    ? visitor.html
    : `<!doctype html>${(await visitor.read()).documentElement.outerHTML}`;

/** Returns a line for each HTML validity problem. */
export async function unsoundIn(markup: string): Promise<string[]> {
  const { results } = await html.validateString(markup);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

async function judgeCopy(markup: string, path: string) {
  expect([path, "ids given twice", idsGivenTwice(markup)]).toEqual([path, "ids given twice", []]);
  const page = await theJudge();
  const found = await againstGuidelines(page, markup, themes.length > 0 ? themes : [null]);
  expect([path, found]).toEqual([path, []]);
  if (process.env.SNIFFED) expect([path, await sniffedIn(page)]).toEqual([path, []]);
  await page.setViewportSize(NARROWEST);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(WIDE);
  expect([path, "pixels over 320", Math.max(0, over)]).toEqual([path, "pixels over 320", 0]);
}

/**
 * Expects that the shown page is accessible: no WCAG 2.2 AA violation that axe can find, no duplicate id, and nothing
 * cut off at 320 px. A browser checks a copy without its script, because axe is a script; equal copies are checked
 * once.
 */
export async function expectPresentable(visitor: Visitor): Promise<void> {
  const sent = await markupOf(visitor);
  const markup = sent.replace(SCRIPTS, "");
  if (skipsPagesWithoutScript && markup === sent) return;
  const looks = markup.replace(/value="[\w-]{30,}"/g, "");
  if (checked.has(looks)) return;
  const verdict = turn.then(() => judgeCopy(markup, visitor.path));
  turn = verdict.catch(() => {});
  await verdict;
  checked.add(looks);
}

/** Expects that the shown page is accessible and valid HTML. */
export async function expectSound(visitor: Visitor): Promise<void> {
  expect([visitor.path, await unsoundIn(await markupOf(visitor))]).toEqual([visitor.path, []]);
  await expectPresentable(visitor);
}
