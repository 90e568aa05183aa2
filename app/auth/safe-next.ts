/** Never another site, whatever was asked (R19). */
export function safeNext(asked: FormDataEntryValue | null | undefined, fallback: string): string {
  if (typeof asked !== "string" || asked.length > 2000) return fallback;
  if (!/^\/(?![/\\])/.test(asked) || /\p{Cc}|\\/u.test(asked)) return fallback;
  const own = new URL("http://own.invalid");
  return URL.canParse(asked, own) && new URL(asked, own).origin === own.origin ? asked : fallback;
}
