import { secretFields } from "./secret-fields";

type Pairs = Array<[name: string, value: string]>;

export type ReturnedForm = {
  fields: Pairs;
  texts: string[];
  files: Array<{ name: string; chosen: string[] }>;
  /** True if the form had a password or code, which is never returned. */
  hadSecret: boolean;
};

const MACHINE_MADE = new Set([
  ...[
    "submission_id",
    "signed_in_as",
    "leave_blank",
    "version",
    "intent",
    "next",
    "back",
    "previous",
    "lang",
    "theme",
    "step",
  ],
  ...["do", "seen", "fields", "shared", "menu", "calendar", "state"],
]);
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
/** Matches values of buttons, boxes and lists, and hardly any text. */
const CHOICE = /^(?:\d|on|yes|no|[a-z]+(?:[-_.][a-z]+)+)$/;

/** Matches the names that `app/domain/files/staged-files.server.ts` gives. */
const STAGED = /^staged\./;

const isTyped = (name: string, value: string) =>
  !STAGED.test(value) &&
  value.trim() !== "" &&
  !MACHINE_MADE.has(name) &&
  !ID.test(value) &&
  !CHOICE.test(value);

function byName(files: Pairs): ReturnedForm["files"] {
  const names = [...new Set(files.map(([name]) => name))];
  return names.map((name) => ({
    name,
    chosen: files.filter(([of, chosen]) => of === name && chosen).map(([, chosen]) => chosen),
  }));
}

export function returnedForm(typed: Pairs, files: Pairs = []): ReturnedForm {
  const isSecret = (name: string) => secretFields.neverShown.includes(name);
  const fields = typed.filter(([name]) => !isSecret(name));
  return {
    fields,
    texts: fields.filter(([name, value]) => isTyped(name, value)).map(([, value]) => value),
    files: byName(files),
    hadSecret: fields.length < typed.length,
  };
}
