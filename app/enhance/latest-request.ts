/** Allows one request at a time: a later one, or `stop`, aborts the one in progress, which then no longer counts. */
export function latestRequest() {
  let latest: AbortController | undefined;
  const stop = () => {
    latest?.abort();
    latest = undefined;
  };
  return {
    stop,
    begin() {
      stop();
      const mine = new AbortController();
      latest = mine;
      return { signal: mine.signal, abort: () => mine.abort(), isLatest: () => mine === latest };
    },
  };
}
