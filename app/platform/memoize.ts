/** Forgets all answers once they are `most`. What else `make` is given must follow from the text. */
export function memoize<Answer, More extends unknown[]>(
  max: number,
  make: (asked: string, ...more: More) => Answer,
): (asked: string, ...more: More) => Answer {
  const answers = new Map<string, Answer>();
  return (asked, ...more) => {
    const known = answers.get(asked);
    if (known !== undefined) return known;
    if (answers.size >= max) answers.clear();
    const answer = make(asked, ...more);
    answers.set(asked, answer);
    return answer;
  };
}
