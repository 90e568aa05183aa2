import {
  type Browser,
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
  type Request,
  type Response,
} from "@playwright/test";
import { Cookie, CookieJar } from "tough-cookie";
import { expect } from "vitest";
import type { Language } from "~/i18n";
import { findChromium, QUIET } from "../../scripts/chromium.mjs";
import { assertFilled } from "../support/unfilled-placeholders";
import { type Fields, isUpload, type Value } from "./form-body";
import { parsePage } from "./parse-page";
import { controlsOf, pressable, type Where } from "./reading";
import { type Expected, Visitor } from "./visitor";

/** Long, because a loaded machine is slow. */
const PATIENCE_MS = 60_000;

let browser: Promise<Browser> | undefined;

/** Returns the browser of this worker, which ends with the process. */
export function theBrowser(): Promise<Browser> {
  const found = findChromium();
  if (!found) throw new Error("No Chromium: set CHROMIUM_PATH.");
  browser ??= chromium.launch({ executablePath: found.path, args: QUIET });
  return browser;
}

/** Returns a CSS path to an element of a copied document, which finds the same element in the browser's. */
function cssPath(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return "html";
  const nth = [...parent.children].indexOf(element) + 1;
  return `${cssPath(parent)} > :nth-child(${nth})`;
}

const isOfPage = (request: Request, page: Page) =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

/** A visitor with a real browser, script on or off. */
export class ChromiumClient extends Visitor {
  #context: BrowserContext;
  readonly page: Page;
  readonly scripted: boolean;
  #seen: { markup: string; document: Document } | undefined;

  private constructor(
    site: string,
    language: Language,
    from: string,
    page: Page,
    scripted: boolean,
    headers: Record<string, string>,
  ) {
    super(site, language, from, headers);
    this.page = page;
    this.#context = page.context();
    this.scripted = scripted;
    page.on("response", (answer) => this.#note(answer));
  }

  static async open(
    site: string,
    language: Language,
    from: string,
    {
      script,
      cookies = {},
      headers = {},
    }: { script: boolean; cookies?: Record<string, string>; headers?: Record<string, string> },
  ): Promise<ChromiumClient> {
    const context = await (await theBrowser()).newContext({
      baseURL: site,
      javaScriptEnabled: script,
      extraHTTPHeaders: { "X-Forwarded-For": from, ...headers },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const cookiesOf = Object.entries({ lang: language, ...cookies });
    await context.addCookies(cookiesOf.map(([name, value]) => ({ name, value, url: site })));
    return new ChromiumClient(site, language, from, await context.newPage(), script, headers);
  }

  #note(answer: Response) {
    if (!isOfPage(answer.request(), this.page)) return;
    this.hops.push(answer.status());
    this.status = answer.status();
    this.headers = new Headers(answer.headers());
  }

  #arrived() {
    const { pathname, search, hash } = new URL(this.page.url());
    this.path = pathname + search + hash;
    return this.status;
  }

  async visit(path: string): Promise<number> {
    this.hops = [];
    await this.page.goto(new URL(path, this.site + this.path).href);
    return this.#arrived();
  }

  async back(): Promise<void> {
    await this.page.goBack();
    this.#arrived();
  }

  async fill(fields: Fields, where: Where = {}): Promise<void> {
    for (const [field, value] of Object.entries(fields))
      await this.#answer(controlsOf(await this.read(), field, where), value);
  }

  async #answer(controls: HTMLInputElement[], value: Value) {
    const [first] = controls as [HTMLInputElement];
    const live = (control: Element) => this.page.locator(cssPath(control));
    if (first.type === "file") await live(first).setInputFiles([value].flat().filter(isUpload));
    else if (first.type === "radio")
      await live(controls.find((control) => control.value === String(value)) ?? first).check();
    else if (first.type === "checkbox") {
      // All boxes are found before one is ticked, because error messages of the script move them.
      const boxes = await Promise.all(controls.map((control) => live(control).elementHandle()));
      for (const [index, box] of boxes.entries())
        await box!.setChecked(
          typeof value === "boolean" ? value : [value].flat().includes(controls[index]!.value as never),
        );
    } else if (first.tagName === "SELECT") await live(first).selectOption(String(value));
    else {
      // A day typed as text, as in a browser without a picker.
      if (first.type === "date" && !/^(\d{4}-|$)/.test(String(value)))
        await live(first).evaluate((control) => control.setAttribute("type", "text"));
      await live(first).fill(String(value));
    }
  }

  async press(name: Expected | { css: string }, where: Where = {}): Promise<number> {
    const element = pressable(await this.read(), name, where);
    this.hops = [];
    const opens = element.tagName === "SUMMARY";
    // A live-filtered list changes the address of its page.
    const leads = (frame: Frame) => frame.url().includes("#");
    const ends = opens
      ? []
      : [
          this.page.waitForEvent("domcontentloaded"),
          this.page.waitForEvent("framenavigated", leads),
          this.page.waitForEvent("download"),
        ];
    for (const end of ends) end.catch(() => {});
    const taken = this.scripted && !opens ? [(await this.#stays()).taken] : [];
    await this.page.locator(cssPath(element)).click({ noWaitAfter: true });
    if (!opens) await Promise.race([...ends, ...taken]);
    await this.page.waitForLoadState("load");
    return this.#arrived();
  }

  /**
   * Resolves when a script handles a press itself, so that no navigation follows; a form with chosen files is submitted
   * once they are uploaded.
   */
  async #stays(): Promise<{ taken: Promise<unknown> }> {
    await this.page.evaluate(() => {
      delete document.documentElement.dataset.taken;
      for (const kind of ["click", "submit"])
        window.addEventListener(kind, (event) => {
          const sendsFiles = (event.target as Element).matches(
            "form:has([data-chosen]), [data-enhance~=sending-bar]",
          );
          if (event.defaultPrevented && !sendsFiles) document.documentElement.dataset.taken = "";
        });
    });
    const led = new Promise<never>(() => {});
    return { taken: this.page.waitForSelector("html[data-taken]", { state: "attached" }).catch(() => led) };
  }

  async read(): Promise<Document> {
    const markup = await this.page.content();
    if (this.#seen?.markup !== markup) {
      assertFilled(markup, this.path);
      const document = parsePage(markup);
      if (this.scripted) for (const unseen of document.querySelectorAll("noscript")) unseen.remove();
      this.#seen = { markup, document };
    }
    return this.#seen.document;
  }

  async typed(names: string[], form = "main form:has([name])"): Promise<Record<string, string>> {
    return this.page.locator(form).evaluateAll((elements, names) => {
      const forms = elements as HTMLFormElement[];
      const form = forms.find((each) => names.some((name) => each.elements.namedItem(name))) ?? forms[0]!;
      const sent = new FormData(form);
      return Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? "")]));
    }, names);
  }

  async jar(): Promise<CookieJar> {
    const jar = new CookieJar();
    for (const { name: key, value, domain, path, httpOnly, expires } of await this.#context.cookies()) {
      const cookie = new Cookie({
        key,
        value,
        domain,
        path,
        httpOnly,
        ...(expires > 0 && { expires: new Date(expires * 1000) }),
      });
      await jar.setCookie(cookie, this.site, { ignoreError: true });
    }
    return jar;
  }

  async keep(jar: CookieJar): Promise<void> {
    await this.#context.clearCookies();
    const all = (await jar.serialize()).cookies.map((each) => Cookie.fromJSON(each)!);
    const kept = all.filter((cookie) => cookie.TTL() > 0);
    await this.#context.addCookies(
      kept.map((cookie) => ({
        name: cookie.key,
        value: cookie.value,
        httpOnly: cookie.httpOnly,
        path: cookie.path ?? "/",
        domain: new URL(this.site).hostname,
        ...(cookie.isPersistent() && { expires: cookie.expiryTime()! / 1000 }),
        ...(cookie.sameSite === "lax" && { sameSite: "Lax" as const }),
      })),
    );
  }

  leave = () => this.#context.close();
  async twin(): Promise<Visitor> {
    return new ChromiumClient(
      this.site,
      this.language,
      this.from,
      await this.#context.newPage(),
      this.scripted,
      this.always,
    );
  }

  protected async settle(expectation: () => Promise<void>): Promise<void> {
    if (!this.scripted) return expectation();
    await expect.poll(() => expectation().then(() => "seen", String), { timeout: PATIENCE_MS }).toBe("seen");
  }
}
