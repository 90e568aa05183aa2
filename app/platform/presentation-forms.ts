const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]+/gu;

/** Arabic letters that a PDF stores by their shape (ﻣﺤﻤﺪ) become the letters themselves (محمد). */
export const withPlainLetters = (text: string): string =>
  text.replace(PRESENTATION_FORMS, (forms) => forms.normalize("NFKC"));
