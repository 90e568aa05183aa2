/** Decides which attempts of each POST lose their answer: the first ones, then one passes, and so on. */
export function cuts(times: number) {
  const cutBefore = new Map<string, number>();
  return (path: string): boolean => {
    const before = cutBefore.get(path) ?? 0;
    const isCut = before < times;
    cutBefore.set(path, isCut ? before + 1 : 0);
    return isCut;
  };
}
