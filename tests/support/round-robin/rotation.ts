const EVERY_MS = 200;
/** A loaded machine is slow, not away: one that has ended refuses at once. */
const LONGEST_ANSWER_MS = 30_000;

type State = "ready" | "away";
export type Target = { url: URL; state: State };

async function stateOf(url: URL): Promise<State> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const answer = await fetch(new URL("/readyz?for=proxy", url), {
      signal,
      headers: { Connection: "close" },
    });
    await answer.arrayBuffer();
    return answer.ok ? "ready" : "away";
  } catch {
    return "away";
  }
}

/** Rotates over the servers that report to be ready. */
export function startRotation(addresses: string[]) {
  const targets: Target[] = addresses.map((address) => ({ url: new URL(address), state: "away" }));
  let turn = 0;
  let stopped = false;
  async function look(target: Target): Promise<void> {
    target.state = await stateOf(target.url);
    if (!stopped) setTimeout(() => look(target), EVERY_MS).unref();
  }
  for (const target of targets) look(target);

  const readyBut = (tried: Target[]) =>
    targets.filter((target) => target.state === "ready" && !tried.includes(target));
  return {
    ready: () => readyBut([]),
    /** The next in turn that was not tried; undefined where there is none. */
    next(tried: Target[]): Target | undefined {
      const candidates = readyBut(tried);
      return candidates[turn++ % candidates.length];
    },
    /** It could not be reached: out until it is seen ready again. */
    away(target: Target) {
      target.state = "away";
    },
    stop() {
      stopped = true;
    },
  };
}
