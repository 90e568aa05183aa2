import type { LocalText } from "~/i18n/fallback";
import { Bilingual } from "./bilingual";

/** A text as paragraphs: an empty line begins a new one, other line breaks are kept. */
export const Paragraphs = ({ text }: { text: LocalText }) =>
  text.value.split(/\n\s*\n/).map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, paragraphs have no other name
    <p key={index} className="mb-4 whitespace-pre-line">
      <Bilingual text={{ ...text, value }} tag={index === 0} />
    </p>
  ));
