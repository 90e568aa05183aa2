import { knownActor, type RecordEntry, visibleChanges } from "~/domain/audit/record-log";
import { formatMoment } from "~/i18n/dates";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { actionInWords } from "~/letters/audit";

function whoInWords(entry: RecordEntry, language: Language) {
  const { known, username } = knownActor(entry);
  return { words: sentence(language, `record:log.${known}`), username };
}

/** An entry as the member reads it: when, who, what, and what changed from what to what. */
export const recordEntryInWords = (entry: RecordEntry, language: Language) => ({
  id: entry.id,
  at: entry.at.toISOString(),
  when: formatMoment(entry.at, language),
  who: whoInWords(entry, language),
  what: actionInWords(entry.action, language),
  changes: visibleChanges(entry).map(({ field, ...change }) => ({
    field: sentence(language, `record:fields.${field}`),
    ...change,
  })),
});

export type RecordLine = ReturnType<typeof recordEntryInWords>;
