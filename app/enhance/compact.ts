const SPACE_AROUND_SIGNS = /\s*(=>|&&|\|\||!=|[={}();,?]| : )\s*/g;

/** A written script without the space that only its reader needs; it ends no script element. */
export const compact = (script: string): string =>
  script
    .trim()
    .replace(SPACE_AROUND_SIGNS, (_, sign: string) => sign.trim())
    .replaceAll(";}", "}");
