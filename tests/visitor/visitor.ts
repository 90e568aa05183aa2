import type { CookieJar } from "tough-cookie";
import { expect } from "vitest";
import type { Language } from "~/i18n";
import { type Fields, formBody } from "./form-body";
import { logins, type Portal, portals, type Who } from "./logins";
import { folded, holds, isShown, textOf, type Where } from "./reading";

export type Expected = string | RegExp;

/** The parts of a page with its own texts: main content and notices. */
const OWN_WORDS = "main, [role=status], [role=alert]";

/**
 * A visitor of the site with a language, cookies and a network address. Journeys consist of what they do (`visit`,
 * `fill`, `press`) and what they `see`. Implemented by a form client, which does what a browser does without script,
 * and by a browser.
 */
export abstract class Visitor {
  /** The HTTP status of the shown page. */
  status = 0;
  /** The statuses since the last visit or press, including redirects. */
  hops: number[] = [];
  /** The headers of the shown page. */
  headers = new Headers();
  /** Path, query and fragment of the shown page. */
  path = "/";

  constructor(
    readonly site: string,
    readonly language: Language,
    readonly from: string,
    /** Headers of each request, as a browser's settings add them. */
    readonly always: Record<string, string> = {},
  ) {}

  /** True if scripts run; some results then appear without pressing a button. */
  abstract readonly scripted: boolean;

  /** Visits an address, and returns the status of the page that is shown in the end. */
  abstract visit(path: string): Promise<number>;
  /** Returns to the previous page. */
  abstract back(): Promise<void>;
  /**
   * Answers fields, each by its name or its label: text; an option by its value or its words; a radio button by its value; a box
   * by true or false; boxes of one name by the values to be ticked; a file field by the files.
   */
  abstract fill(fields: Fields, where?: Where): Promise<void>;
  /** Presses a link, a button or a summary, by its name or `{ css }`, and returns the status of the next page. */
  abstract press(name: Expected | { css: string }, where?: Where): Promise<number>;
  /** Returns the present document. */
  abstract read(): Promise<Document>;
  /** Returns the values that the form of a field, or the given form, would send now, by field name. */
  abstract typed(names: string[], form?: string): Promise<Record<string, string>>;
  abstract jar(): Promise<CookieJar>;
  abstract keep(jar: CookieJar): Promise<void>;
  abstract leave(): Promise<void>;
  /** Returns the same person in another window: cookies and network address are shared. */
  abstract twin(): Promise<Visitor>;
  /** Waits until an expectation holds: at once without script, within a time limit with script. */
  protected abstract settle(expectation: () => Promise<void>): Promise<void>;

  /** Expects these texts in the main part or a notice, or in the element `in`. */
  async see(expected: Expected | Expected[], { in: where = OWN_WORDS }: { in?: string } = {}): Promise<void> {
    await this.settle(async () => {
      const text = await this.words(where);
      for (const each of [expected].flat())
        expect(text, `${this.path} does not show it in ${where}`).toMatch(
          each instanceof RegExp ? each : folded(each),
        );
    });
  }

  /** Expects that these texts are not shown, or not in the element `in`. */
  async seeNot(expected: Expected | Expected[], { in: where = "body" }: { in?: string } = {}): Promise<void> {
    await this.settle(async () => {
      const text = await this.words(where);
      for (const each of [expected].flat())
        expect(text, `${this.path} shows it in ${where}`).not.toMatch(
          each instanceof RegExp ? each : folded(each),
        );
    });
  }

  /** Returns the text of an error or a notice: `role=alert` or `role=status`. */
  alert = () => this.words("[role=alert]");
  notice = () => this.words("[role=status]");

  private async words(selector: string): Promise<string> {
    const parts = (await this.all(selector)).map(textOf);
    return folded(parts.join(" "));
  }

  /** Returns all matching elements, visible or not. */
  async all(selector: string): Promise<Element[]> {
    return [...(await this.read()).querySelectorAll(selector)];
  }

  /** Returns the only matching element. Fails if there is none or more than one. */
  async one(selector: string): Promise<Element> {
    const found = await this.all(selector);
    expect(found.length, `${selector} on ${this.path}`).toBe(1);
    return found[0]!;
  }

  /** Counts matching visible elements; with `expected`, those that contain the text. */
  async count(selector: string, expected: Expected = ""): Promise<number> {
    return (await this.all(selector)).filter((each) => isShown(each) && holds(textOf(each), expected)).length;
  }

  /** Returns the text of each element that a selector finds. */
  texts = async (selector: string): Promise<string[]> => (await this.all(selector)).map(textOf);
  /** Returns the text of the first element that a selector finds. */
  text = async (selector: string): Promise<string> => (await this.texts(selector))[0] ?? "";
  attribute = async (selector: string, name: string) =>
    (await this.all(selector))[0]?.getAttribute(name) ?? null;
  title = async () => (await this.read()).title;
  value = async (field: string, form?: string) => (await this.typed([field], form))[field] ?? "";

  /** Asks for an address beside the page shown, with the same cookies; redirects are not followed. */
  get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    this.send(path, { headers });

  /** Posts a form or, as text, another body, as a page of the site would, without leaving the shown page. */
  post(
    path: string,
    body: Fields | FormData | string = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const sent = body instanceof FormData || typeof body === "string" ? body : formBody(body);
    return this.send(path, { method: "POST", body: sent, headers: { Origin: this.site, ...headers } });
  }

  protected async send(path: string, { headers, ...rest }: RequestInit): Promise<Response> {
    const url = new URL(path, this.site).href;
    const jar = await this.jar();
    const answer = await fetch(url, {
      redirect: "manual",
      ...rest,
      headers: {
        "X-Forwarded-For": this.from,
        Cookie: await jar.getCookieString(url),
        ...this.always,
        ...headers,
      },
    });
    const set = answer.headers.getSetCookie();
    for (const cookie of set) await jar.setCookie(cookie, url, { ignoreError: true });
    if (set.length > 0) await this.keep(jar);
    return answer;
  }

  /** Signs in to a portal with a name and a password. */
  async enter(portal: Portal, name: string | number, password: string): Promise<void> {
    const { address, field } = portals[portal];
    await this.visit(address);
    await this.fill({ [field]: name, password }, { in: "main" });
    await this.press({ css: "main form:has([name=password]) [type=submit]" }, { nth: 0 });
  }

  /** Sends one of the demo's logins, and whatever else is named, beside the page shown. */
  postLogin(who: Who, more: Fields = {}): Promise<Response> {
    const { portal, name, password } = logins[who];
    const { address, field } = portals[portal];
    return this.post(address, { [field]: name, password, ...more });
  }

  /** Signs in with one of the demo's logins. */
  async signIn(who: Who): Promise<void> {
    const { portal, name, password } = logins[who];
    await this.enter(portal, name, password);
    expect(this.path, `${who} is signed in`).not.toBe(portals[portal].address);
  }
}
