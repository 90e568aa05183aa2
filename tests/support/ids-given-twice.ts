/** Returns the duplicate ids of a page's markup. */
export function idsGivenTwice(markup: string): string[] {
  const ids = [...markup.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id!);
  return ids.filter((id, nth) => ids.indexOf(id) !== nth);
}
