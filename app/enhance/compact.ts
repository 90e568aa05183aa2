const SPACE_AROUND_SIGNS = /\s*(=>|&&|\|\||!=|[={}();,?]| : )\s*/g;

/** Without the space that only a reader needs; it ends no script element. */
export const compact = (script: string): string =>
  script
    .trim()
    .replace(SPACE_AROUND_SIGNS, (_, sign: string) => sign.trim())
    .replaceAll(";}", "}");
