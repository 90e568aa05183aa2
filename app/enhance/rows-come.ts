const [LINE_FEED, QUOTE] = [10, 34];

/** Counts the rows of a CSV file, without that of its titles, while its bytes come. */
export function rowsCome(): (bytes: Uint8Array) => number {
  let rows = -1;
  let quoted = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (byte === QUOTE) quoted = !quoted;
      else if (byte === LINE_FEED && !quoted) rows++;
    }
    return Math.max(0, rows);
  };
}
