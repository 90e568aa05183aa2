import type { ListedEntry, Names } from "~/domain/audit/entries.server";
import { dictionaries, formatMoment, type Language, sentence } from "~/i18n";

const SOURCE_LENGTH = 6;
const UUID = /^[0-9a-f]{8}(?=(-[0-9a-f]{4}){3}-[0-9a-f]{12}$)/;
const { actions, fields, kinds, subjects, values } = dictionaries.en.audit;

/** Returns a dictionary key, which contains no dots. */
const keyOf = (name: string) => name.replace(/\./g, "-");

export function actionInWords(action: string, language: Language): string {
  const key = keyOf(action);
  return Object.hasOwn(actions, key) ? sentence(language, `audit:actions.${key}`) : action;
}

function subjectInWords(subject: string, names: Names, language: Language): string {
  const colon = subject.indexOf(":");
  const kind = colon < 0 ? subject : subject.slice(0, colon);
  const id = colon < 0 ? "" : subject.slice(colon + 1);
  if (!Object.hasOwn(subjects, kind)) return subject;
  return sentence(language, `audit:subjects.${kind}`, { id: names[subject] ?? UUID.exec(id)?.[0] ?? id });
}

const fieldInWords = (field: string, language: Language) =>
  Object.hasOwn(fields, field) ? sentence(language, `audit:fields.${field}`) : field;

function valueInWords(value: string | undefined, names: Names, language: Language) {
  if (value === undefined) return undefined;
  if (value === "") return sentence(language, "audit:empty");
  if (Object.hasOwn(values, value)) return sentence(language, `audit:values.${value}`);
  const listed = value.split(", ");
  if (listed.every((one) => Object.hasOwn(values, one)))
    return listed
      .map((one) => sentence(language, `audit:values.${one}`))
      .join(language === "ar" ? "، " : ", ");
  if (Object.hasOwn(kinds, value)) return sentence(language, `audit:kinds.${value}`);
  return names[`staff:${value}`] ?? actionInWords(value, language);
}

export function entryInWords(entry: ListedEntry, names: Names, language: Language) {
  const { actorKind, actor, action, subject, at } = entry;
  return {
    id: entry.id,
    number: entry.chainNumber ?? entry.id,
    at: at.toISOString(),
    when: formatMoment(at, language),
    kind: sentence(language, `audit:kinds.${actorKind}`),
    who: names[actor] ?? null,
    action: actionInWords(action, language),
    code: action,
    subject,
    subjectWords: subjectInWords(subject, names, language),
    source: entry.addressHash?.slice(0, SOURCE_LENGTH) ?? null,
    changes: entry.changes.map(({ field, before, after }) => ({
      field: field === null ? null : fieldInWords(field, language),
      before: valueInWords(before, names, language),
      after: valueInWords(after, names, language),
    })),
  };
}

export type EntryInWords = ReturnType<typeof entryInWords>;
