const EVERY_MS = 200;
const LONGEST_ANSWER_MS = 3000;

type State = "ready" | "not ready" | "away";
export type Target = { url: URL; state: State };

async function stateOf(url: URL): Promise<State> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
    const answer = await fetch(new URL("/readyz", url), { signal, headers: { Connection: "close" } });
    await answer.arrayBuffer();
    return answer.ok ? "ready" : "not ready";
  } catch {
    return "away";
  }
}

/**
 * Whose turn it is: the servers that say they are ready, one after the other. While none does, those that answer at all:
 * with the database away a page that says so is better than none.
 */
export function startRotation(addresses: string[]) {
  const targets: Target[] = addresses.map((address) => ({ url: new URL(address), state: "away" }));
  let turn = 0;
  let stopped = false;
  async function look(target: Target): Promise<void> {
    target.state = await stateOf(target.url);
    if (!stopped) setTimeout(() => look(target), EVERY_MS).unref();
  }
  for (const target of targets) look(target);

  const those = (state: State, but: Target[] = []) =>
    targets.filter((target) => target.state === state && !but.includes(target));
  return {
    ready: () => those("ready"),
    /** The next in turn that was not tried; undefined where there is none. */
    next(tried: Target[]): Target | undefined {
      const ready = those("ready", tried);
      const candidates = ready.length > 0 ? ready : those("not ready", tried);
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
