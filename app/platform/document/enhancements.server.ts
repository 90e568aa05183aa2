import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve("build/enhance");
const HASHED = /^(.+)-[A-Z0-9]{8}\.js$/;

/** Small enough to stand in a page itself, where a file would cost a round trip: by a class in the page's markup. */
const INLINE = {
  top: "menus",
  stays: "place",
  proposed: "proposals",
  "print-button": "printing",
  "sent-dialog": "sent-dialog",
  leaves: "sign-out",
};

/** What a form does, by the first of these classes that its page has. */
const FORMS = {
  uploads: "uploads",
  "passkey-door": "door",
  "enter-goes-on": "sign-in",
  application: "application",
  checked: "forms",
  password: "forms",
};
const SENDING = "busy";

const FILES = {
  live: "live-list",
  "sends-with-bar": "sending-bar",
  exported: "export-bar",
  kept: "drafts",
  fades: "toast",
  viewer: "viewer",
  oath: "name-look-up",
  passkey: "passkeys",
  universities: "universities",
  "page-live": "page-preview",
  "signed-check": "certificate",
};

/** At an address of its own, since its scope follows from it; the browser asks for it anew. */
export const WORKER_PATH = "/verify-worker.js";
export const readWorker = () => text("worker/verify-worker.js");

export const ENHANCEMENT_PATH = "/assets/";

const text = (file: string) => readFileSync(path.join(FOLDER, file), "utf8").trim();
const filesInFolder = () => readdirSync(FOLDER).filter((file) => HASHED.test(file));

/** The files that pages name, with their texts. */
export const readEnhancementFiles = (): Array<[file: string, text: string]> =>
  filesInFolder().map((file) => [file, text(file)]);

/** What the build made of app/enhance: texts to stand in a page, and files with a hash of their content in the name. */
export function readEnhancements() {
  const files = new Map(filesInFolder().map((file) => [HASHED.exec(file)![1]!, file]));
  const inlined = (name: string) => text(`inline/${name}.js`);
  const inline = Object.entries(INLINE).map(([name, script]) => [name, inlined(script)] as const);
  const sending = inlined(SENDING);
  const formsFor = (classes: Set<string>) => Object.entries(FORMS).find(([name]) => classes.has(name))?.[1];
  return {
    inlineFor(classes: Set<string>): string {
      const scripts = inline.flatMap(([name, script]) => (classes.has(name) ? [script] : []));
      return [...scripts, classes.has(SENDING) && !formsFor(classes) ? sending : ""].join("");
    },
    filesFor(classes: Set<string>): string[] {
      const others = Object.entries(FILES).flatMap(([name, file]) => (classes.has(name) ? [file] : []));
      return [formsFor(classes) ?? [], others].flat().map((name) => ENHANCEMENT_PATH + files.get(name));
    },
  };
}
