import { addressOf } from "~/addresses/site-map";
import {
  type Call,
  type Field as Described,
  digits,
  type Fields,
  type Group,
  optional,
  text,
} from "~/content/api/call";
import { allCalls } from "~/content/api/calls";
import { inTerms, isUsed, perEdition } from "~/content/current-edition";
import { words } from "~/content/words";
import { allFields, applicationFields, type Field, fieldNamed, type Kind } from "~/domain/internships/fields";
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

const withBody = (call: Call): Call =>
  call.id === "apply" ? { ...call, body: { ...applicationBody(), ...call.body } } : call;

const isAnswered = ({ path }: Call) => isUsed(addressOf(path)?.use);

/** All JSON calls that the site answers now, in the association's words. */
export const groups = perEdition((): readonly Group[] =>
  inTerms(allCalls)
    .map((group) => ({ ...group, calls: group.calls.filter(isAnswered).map(withBody) }))
    .filter(({ calls }) => calls.length > 0),
);
