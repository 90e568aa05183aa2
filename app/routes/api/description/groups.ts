import { addressOf } from "~/addresses/site-map";
import {
  type Call,
  type Field as Described,
  digits,
  type Fields,
  type Group,
  optional,
  type Schema,
  text,
} from "~/content/api/call";
import { allCalls } from "~/content/api/calls";
import { inTerms, isUsed, perEdition } from "~/content/current-edition";
import { words } from "~/content/words";
import { allFields, applicationFields, type Field, fieldNamed, type Kind } from "~/domain/internships/fields";
import { duesColumns, type RegisterColumn, registerColumns } from "~/domain/register/columns";
import { translator } from "~/i18n";

/** Kinds of fields that may also be sent as a number. */
const numeric: readonly Kind[] = ["choice", "list", "digits", "count", "phone"];

export const numbers = applicationFields.filter((name) => numeric.includes(fieldNamed[name].kind));
export const texts = applicationFields.filter((name) => !numbers.includes(name));

function described({ edge, kind, example, ...rest }: Field): Described {
  const [en, ar] = [translator("en", "internship"), translator("ar", "internship")];
  const about = words(en(`call.${edge}`), ar(`call.${edge}`));
  const schema = kind === "day" ? { format: "date" as const } : {};
  const value = numeric.includes(kind) ? digits(about, example) : text(about, example, schema);
  return rest.optional ? optional(value) : value;
}

/** Describes the fields of an application. */
const applicationBody = (): Fields =>
  Object.fromEntries(allFields.map((field) => [field.edge, described(field)]));

const examples: Partial<Record<string, string>> = { DOC_NO: "10001", MOBIL: "0791234567", ANNUAL: "2026" };

const isNumber = (column: RegisterColumn) =>
  column in duesColumns || ["NATIONAL_NO", "MOBIL", "WORK_STATUS", "HIDDEN"].includes(column);

/** Describes the columns of the register, as a change may name them. */
function registerChange(): Fields {
  const [en, ar] = [translator("en", "register-office"), translator("ar", "register-office")];
  return Object.fromEntries(
    registerColumns.map((column): [string, Described] => {
      const about = words(en(`columns.${column}`), ar(`columns.${column}`));
      if (column === "DOC_NO") return [column, digits(about, examples.DOC_NO!)];
      const type: Schema["type"] = isNumber(column) ? ["string", "integer", "null"] : ["string", "null"];
      return [column, optional({ schema: { type }, about, example: examples[column] })];
    }),
  );
}

function withBody(call: Call): Call {
  if (call.id === "apply") return { ...call, body: { ...applicationBody(), ...call.body } };
  if (call.id !== "changeRegister") return call;
  return { ...call, body: { ...call.body, changes: { ...call.body!.changes!, of: registerChange() } } };
}

const isAnswered = ({ path }: Call) => isUsed(addressOf(path)?.use);

/** All JSON calls that the site answers now, in the association's words. */
export const groups = perEdition((): readonly Group[] =>
  inTerms(allCalls)
    .map((group) => ({ ...group, calls: group.calls.filter(isAnswered).map(withBody) }))
    .filter(({ calls }) => calls.length > 0),
);
