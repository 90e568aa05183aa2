import { type Call, type Field, type Fields, optional, type Schema } from "~/content/api/call";
import { words } from "~/content/words";
import { duesColumns, type RegisterColumn, registerColumns } from "~/domain/register/columns";
import { translator } from "~/i18n";

const isNumber = (column: RegisterColumn) =>
  column in duesColumns || ["DOC_NO", "NATIONAL_NO", "MOBIL", "WORK_STATUS", "HIDDEN"].includes(column);

const examples: Partial<Record<RegisterColumn, string>> = { MOBIL: "0791234567", ANNUAL: "2026" };

/** Describes the columns of the register beside the number, as a change may name them. */
function columnFields(): Fields {
  const [en, ar] = [translator("en", "register-office"), translator("ar", "register-office")];
  const others = registerColumns.filter((column) => column !== "DOC_NO");
  return Object.fromEntries(
    others.map((column): [string, Field] => {
      const about = words(en(`columns.${column}`), ar(`columns.${column}`));
      const type: Schema["type"] = isNumber(column) ? ["string", "integer", "null"] : ["string", "null"];
      return [column, optional({ schema: { type }, about, example: examples[column] })];
    }),
  );
}

/** Adds the register's columns to the call that changes it; the page of all calls is short without them. */
export function withRegisterColumns(call: Call): Call {
  const changes = call.body?.changes;
  if (call.id !== "changeRegister" || !changes) return call;
  return {
    ...call,
    body: { ...call.body, changes: { ...changes, of: { ...changes.of, ...columnFields() } } },
  };
}
