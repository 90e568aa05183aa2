import { JSDOM } from "jsdom";
import { CookieJar } from "tough-cookie";
import type { Language } from "~/i18n";
import { assertFilled } from "../support/unfilled-placeholders";
import { bodyOf, type Fields, fileOf, isUpload, type Upload, type Value } from "./form-body";
import { parsePage } from "./parse-page";
import { controlsOf, folded, pressable, type Where } from "./reading";
import { type Expected, Visitor } from "./visitor";

const { FormData } = new JSDOM("").window;
const MAX_REDIRECTS = 5;
const STYLES = /<style>[\s\S]*?<\/style>/g;
/** The user agent of the matrix's browser, because sessions are named by device. */
const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

type Sending = { method: string; target: URL; body?: Blob | URLSearchParams };

const setText = (control: HTMLInputElement, value: string) => {
  if (control.readOnly || control.matches(":disabled")) throw new Error(`${control.name} cannot be changed`);
  // A day typed as text, as in a browser without a picker.
  if (control.type === "date" && !/^(\d{4}-|$)/.test(value)) control.type = "text";
  control.value = control.tagName === "TEXTAREA" ? value : value.replace(/[\r\n]/g, "");
};

function choose(select: HTMLSelectElement, value: string) {
  const options = [...select.options];
  const chosen =
    options.find((option) => option.value === value) ??
    options.find((option) => folded(option.text) === folded(value));
  if (!chosen || chosen.disabled) throw new Error(`${select.name} has no option ${value}`);
  chosen.selected = true;
}

/** A client with forms, links, cookies and redirects but without script: it shows what the HTML says. */
export class FormClient extends Visitor {
  /** The document of the shown page, parsed on first use, because of many pages only the address is checked. */
  #parsed: Document | undefined;
  #cookies = new CookieJar();
  #files = new WeakMap<Element, Upload[]>();
  #visited: string[] = [];

  constructor(
    site: string,
    language: Language,
    from: string,
    {
      cookies = {},
      headers = {},
    }: { cookies?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(site, language, from, headers);
    for (const [name, value] of Object.entries({ lang: language, ...cookies }))
      this.#cookies.setCookieSync(`${name}=${value}`, site);
  }

  /** The HTML of the shown page. */
  html = "<title></title>";

  get #document(): Document {
    this.#parsed ??= parsePage(this.html.replace(STYLES, "<style></style>"));
    return this.#parsed;
  }

  async visit(path: string): Promise<number> {
    this.hops = [];
    return this.#go({ method: "GET", target: new URL(path, this.site + this.path) });
  }

  async back(): Promise<void> {
    this.#visited.pop();
    await this.visit(this.#visited.pop() ?? "/");
  }

  async fill(fields: Fields, where: Where = {}): Promise<void> {
    for (const [field, value] of Object.entries(fields))
      this.#answer(controlsOf(this.#document, field, where), value);
  }

  async press(name: Expected | { css: string }, where: Where = {}): Promise<number> {
    const element = pressable(this.#document, name, where);
    this.hops = [];
    if (element.matches(":disabled")) throw new Error(`${String(name)} is disabled`);
    if (element.tagName === "SUMMARY") {
      this.#toggle(element.parentElement as HTMLDetailsElement);
      return this.status;
    }
    if (element.tagName === "A") return this.#follow(element as HTMLAnchorElement);
    return this.#submit(element as HTMLButtonElement);
  }

  async read(): Promise<Document> {
    return this.#document;
  }

  async typed(names: string[], form = "main form:has([name])"): Promise<Record<string, string>> {
    const forms = [...this.#document.querySelectorAll<HTMLFormElement>(form)];
    const firstForm = forms.find((each) => names.some((name) => each.elements.namedItem(name))) ?? forms[0];
    if (!firstForm) throw new Error(`no form here is ${form}`);
    const sent = new FormData(firstForm);
    return Object.fromEntries(names.map((name) => [name, String(sent.get(name) ?? "")]));
  }

  jar = async () => this.#cookies;
  keep = async () => {};
  leave = async () => {};
  async twin(): Promise<Visitor> {
    const twin = new FormClient(this.site, this.language, this.from, { headers: this.always });
    twin.#cookies = this.#cookies;
    return twin;
  }

  readonly scripted = false;

  protected settle = (expectation: () => Promise<void>) => expectation();

  #answer(controls: HTMLInputElement[], value: Value) {
    const [first] = controls as [HTMLInputElement];
    if (first.type === "file") {
      this.#files.set(first, [value].flat().filter(isUpload));
    } else if (first.type === "radio") {
      const chosen = controls.find((control) => control.value === String(value));
      if (!chosen || chosen.disabled) throw new Error(`${first.name} cannot be ${String(value)}`);
      chosen.checked = true;
    } else if (first.type === "checkbox") {
      for (const control of controls)
        control.checked = typeof value === "boolean" ? value : [value].flat().includes(control.value);
    } else if (first.tagName === "SELECT") choose(first as unknown as HTMLSelectElement, String(value));
    else setText(first, String(value));
  }

  #toggle(details: HTMLDetailsElement) {
    const name = details.getAttribute("name");
    const opening = !details.hasAttribute("open");
    if (opening && name)
      for (const other of this.#document.querySelectorAll(`details[name="${name}"]`))
        other.removeAttribute("open");
    details.toggleAttribute("open", opening);
  }

  #follow(link: HTMLAnchorElement): Promise<number> {
    const target = new URL(link.getAttribute("href")!, this.site + this.path);
    if (target.origin !== new URL(this.site).origin) throw new Error(`${target} is another site`);
    return this.#go({ method: "GET", target });
  }

  #submit(button: HTMLButtonElement): Promise<number> {
    const { form } = button;
    if (!form || button.type === "button") throw new Error(`${button.outerHTML.slice(0, 99)} sends no form`);
    if (!form.noValidate && !button.formNoValidate && !form.checkValidity())
      throw new Error(
        `the form stays: ${[...form.querySelectorAll(":invalid")].map((each) => each.outerHTML)}`,
      );
    const attribute = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name);
    const method = (attribute("method") ?? "GET").toUpperCase();
    const target = new URL(attribute("action") || this.site + this.path, this.site + this.path);
    const pairs = this.#entries(form, button);
    if (method === "GET") {
      const words = pairs.map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
      target.search = new URLSearchParams(words).toString();
      return this.#go({ method, target });
    }
    return this.#go({ method, target, body: bodyOf(pairs, attribute("enctype") === "multipart/form-data") });
  }

  #entries(form: HTMLFormElement, submitter: HTMLElement): Array<readonly [string, string | File]> {
    return [...new FormData(form, submitter)].flatMap(
      ([name, value]): Array<readonly [string, string | File]> => {
        if (typeof value === "string") return [[name, value.replace(/\r?\n/g, "\r\n")]];
        const field = [...form.elements].find(
          (each) => each.matches("[type=file]") && each.getAttribute("name") === name,
        );
        const chosen = (field && this.#files.get(field)?.map(fileOf)) || [];
        const sent = chosen.length > 0 ? chosen : [new File([], "", { type: "application/octet-stream" })];
        return sent.map((file) => [name, file] as const);
      },
    );
  }

  async #go({ method, target, body }: Sending): Promise<number> {
    if (method === "GET" && this.#isHere(target)) {
      this.path = target.pathname + target.search + target.hash;
      return this.status;
    }
    const headers = {
      Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      "Accept-Encoding": "identity",
      "User-Agent": AGENT,
      ...(method !== "GET" && { Origin: this.site, "Sec-Fetch-Site": "same-origin" }),
      ...(this.status > 0 && { Referer: this.site + this.path }),
    };
    const answer = await this.send(target.href, { method, body, headers });
    this.hops.push(answer.status);
    const next = answer.headers.get("Location");
    if (answer.status >= 300 && answer.status < 400 && next) {
      await answer.arrayBuffer();
      if (this.hops.length > MAX_REDIRECTS) throw new Error(`too many redirects, at ${target}`);
      return this.#go({ method: "GET", target: new URL(next, target) });
    }
    return this.#show(answer, target);
  }

  /** A link to another place of the page shown asks for nothing. */
  #isHere = (target: URL) =>
    target.hash !== "" &&
    this.hops.length === 0 &&
    this.status > 0 &&
    target.pathname + target.search === this.path.split("#")[0];

  async #show(answer: Response, target: URL): Promise<number> {
    const isPage = /^(text\/html|$)/.test(answer.headers.get("Content-Type") ?? "");
    const isFile = answer.headers.get("Content-Disposition")?.startsWith("attachment");
    const text = await answer.text();
    if (!isPage || isFile) return answer.status;
    this.status = answer.status;
    this.headers = answer.headers;
    this.path = target.pathname + target.search + target.hash;
    this.html = text;
    assertFilled(text, this.path);
    this.#visited.push(this.path);
    this.#parsed = undefined;
    return this.status;
  }
}
