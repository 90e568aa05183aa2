export { latinDigits, normalise } from "./arabic-text";
export {
  ammanDayAndTime,
  ammanMoment,
  calendarLeaf,
  formatDay,
  formatLongDay,
  formatLongMoment,
  formatMoment,
  formatMonth,
  formatTime,
  type LocalMoment,
  localMoment,
} from "./dates";
export { dictionaries, type Words } from "./dictionaries";
export { fileSize } from "./file-size";
export { initialsOf } from "./initials";
export {
  defaultLanguage,
  directionOf,
  inLanguage,
  isLanguage,
  type Language,
  type LocalText,
  languageNames,
  languages,
  otherLanguage,
} from "./languages";
export { formatCapped, formatNumber, numberingSystem, showNumberingSystem } from "./numbers";
export { i18nOf, sentence, translator } from "./translator";
export { useTranslation } from "./use-translation";
