/**
 * Caches answers by text, and clears the cache once it holds `max`. Further arguments of `make` must follow from the
 * text.
 */
export function memoize<Answer, More extends unknown[]>(
  maxEntries: number,
  make: (key: string, ...more: More) => Answer,
): (key: string, ...more: More) => Answer {
  const answers = new Map<string, Answer>();
  return (key, ...more) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    if (answers.size >= maxEntries) answers.clear();
    const answer = make(key, ...more);
    answers.set(key, answer);
    return answer;
  };
}
