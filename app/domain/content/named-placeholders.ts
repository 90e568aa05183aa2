import { ltr } from "~/content/words";

const MAX_NAMED = 5;

/**
 * Lists placeholder names as an editor types them, for a sentence in either direction: at most five, each isolated from
 * the text around it.
 */
export const namedPlaceholders = (names: readonly string[]): string =>
  names
    .slice(0, MAX_NAMED)
    .map((name) => ltr(`{{${name}}}`))
    .join(" ");
