const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]+/gu;

/** Converts Arabic presentation forms, which PDF files store (ﻣﺤﻤﺪ), to plain letters (محمد). */
export const withPlainLetters = (text: string): string =>
  text.replace(PRESENTATION_FORMS, (forms) => forms.normalize("NFKC"));
