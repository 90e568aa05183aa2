import type { Words } from "~/content/words";
import { Say } from "~/ui/article/say";
import { Ltr } from "~/ui/ltr";

/** A name as programs write it. */
export const Code = ({ children }: { children: string }) => (
  <code className="text-sm wrap-anywhere">
    <Ltr>{children}</Ltr>
  </code>
);

/** A text in which names of programs stand between backticks. */
export function Told({ text }: { text: Words }) {
  const [en, ar] = [text.en.split("`"), text.ar.split("`")];
  return en.map((part, at) => {
    const key = `${at} ${part}`;
    return at % 2 ? <Code key={key}>{ar[at]!}</Code> : <Say key={key} text={{ en: part, ar: ar[at]! }} />;
  });
}
