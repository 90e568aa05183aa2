import { vi } from "vitest";

const PATIENCE_MS = 20_000;
const BETWEEN_MS = 50;

/** Asks until it holds twice in a row, of one process and of the next: what one publishes, all tell within a second. */
export const soon = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  vi.waitFor(() => ask().then(ask), { timeout: PATIENCE_MS, interval: BETWEEN_MS });
