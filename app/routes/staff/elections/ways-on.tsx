import { useTranslation } from "~/i18n/use-translation";
import { electionPage, rollPage } from "./address";

const ofCurrent = [
  { path: "/elections/turnout", words: "ways.turnout" },
  { path: "/elections/roll/print", words: "ways.print" },
] as const;

/** What else there is of an election; the board and the paper are of the one that counts. */
export function WaysOn({ id, isCurrent }: { id: number; isCurrent: boolean }) {
  const { t } = useTranslation("election-office");
  const ways = [
    { path: rollPage(id), words: "ways.import" },
    { path: `${electionPage(id)}/objections`, words: "ways.objections" },
    { path: `/elections/closing-count?election=${id}`, words: "ways.closing-count" },
    ...(isCurrent ? ofCurrent : []),
  ] as const;
  return (
    <ul className="my-6 flex flex-wrap gap-x-6 gap-y-3">
      {ways.map(({ path, words }) => (
        <li key={path}>
          <a className="link inline-block py-1" href={path}>
            {t(words)}
          </a>
        </li>
      ))}
    </ul>
  );
}
