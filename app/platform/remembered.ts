/** A function of a text that gives the answers it gave before; it forgets them all once they are `most`. */
export function remembered<Answer>(most: number, make: (asked: string) => Answer): (asked: string) => Answer {
  const answers = new Map<string, Answer>();
  return (asked) => {
    const known = answers.get(asked);
    if (known !== undefined) return known;
    if (answers.size >= most) answers.clear();
    const answer = make(asked);
    answers.set(asked, answer);
    return answer;
  };
}
