export function concurrencyLimit(count: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
