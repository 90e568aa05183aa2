/** The ids that a page's markup gives to more than one thing. */
export function idsGivenTwice(markup: string): string[] {
  const ids = [...markup.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id]) => id!);
  return ids.filter((id, nth) => ids.indexOf(id) !== nth);
}
