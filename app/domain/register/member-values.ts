import { writtenStatus } from "~/domain/members/work-status";
import {
  type DuesColumn,
  type DuesField,
  duesColumns,
  type PersonColumn,
  type PersonField,
  personColumns,
  type RegisterValues,
} from "./columns";
import { BETWEEN_TITLES } from "./read-cell";

export type FieldChanges = Record<string, { before: string | number | null; after: string | number | null }>;

type Member = Record<
  Exclude<PersonField, "specialties" | "hiddenByRegister" | "workStatus">,
  string | null
> & {
  specialties: string[];
  hiddenByRegister: boolean;
  workStatus: number;
};

const personFields = Object.values(personColumns) as PersonField[];
const duesFields = Object.values(duesColumns) as DuesField[];

/** Returns the values of a member as a file of the register writes them; null for an empty cell. */
export function valuesOf(member: Member): Record<PersonField, string | null> {
  const { specialties, hiddenByRegister, workStatus, ...texts } = member;
  const written = {
    ...texts,
    specialties: specialties.join(BETWEEN_TITLES),
    hiddenByRegister: hiddenByRegister ? "1" : null,
    workStatus: String(workStatus),
  };
  return Object.fromEntries(personFields.map((field) => [field, written[field] || null])) as Record<
    PersonField,
    string | null
  >;
}

/** Returns what differs, as { field: { before, after } }. Fields that `values` lacks have not changed. */
export function changesOf(before: Record<PersonField, string | null>, values: RegisterValues): FieldChanges {
  const changed = personFields.filter(
    (field) => field in values && (values[field] ?? null) !== before[field],
  );
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field], after: values[field] ?? null }]),
  );
}

/** Does the same for what a member has paid. */
export function duesChangesOf(
  before: Partial<Record<DuesField, number | null>> | null,
  paid: Partial<Record<DuesField, number | null>>,
): FieldChanges {
  const present = (field: DuesField) => before?.[field] ?? null;
  const changed = duesFields.filter((field) => field in paid && (paid[field] ?? null) !== present(field));
  return Object.fromEntries(
    changed.map((field) => [field, { before: present(field), after: paid[field] ?? null }]),
  );
}

/** Returns a member's particulars and dues as a form shows them, by the register's column names. */
export function shownAs(
  member: Member,
  dues: Partial<Record<DuesField, number | null>> | null,
): Record<PersonColumn | DuesColumn, string> {
  const values = { ...valuesOf(member), workStatus: String(writtenStatus(member.workStatus)) };
  const person = Object.entries(personColumns).map(([column, field]) => [column, values[field] ?? ""]);
  const paid = Object.entries(duesColumns).map(([column, field]) => [column, String(dues?.[field] ?? "")]);
  return Object.fromEntries([...person, ...paid]) as Record<PersonColumn | DuesColumn, string>;
}
