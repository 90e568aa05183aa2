import type { Block } from "~/content/article";
import { useTranslation } from "~/i18n/use-translation";
import { Say } from "./say";

type Props = Pick<Extract<Block, { kind: "table" }>, "caption" | "head" | "rows">;

const MOST_COLUMNS_OF_A_PHONE = 2;

/** A table of rules; on a phone the rows of a wide one stand as small lists, each cell under its column's title. */
export function RuleTable({ caption, head, rows }: Props) {
  const { language } = useTranslation();
  const wide = head.length > MOST_COLUMNS_OF_A_PHONE;
  return (
    <table className={wide ? "table rules rules-wide" : "table rules"}>
      <caption>
        <Say text={caption} />
      </caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title.en} scope="col">
              <Say text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first!.en}>
            <th scope="row">
              <Say text={first!} />
            </th>
            {rest.map((cell, at) => (
              <td key={head[at + 1]!.en} data-of={wide ? head[at + 1]![language] : undefined}>
                <Say text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
