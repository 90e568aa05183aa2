import type { Visitor } from "./visitor";

const TIMES = 10;

/** Sends a form with an association number, and again with the next one while another journey took the number. */
export async function pressUntilFree(visitor: Visitor, button: string | { css: string }): Promise<void> {
  for (let times = 0; times < TIMES; times++) if ((await visitor.press(button)) !== 422) return;
}
