import { auditAddress } from "~/domain/audit/filter";
import type { EntryInWords } from "~/domain/audit/in-words";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/ltr";

const LONG = 160;
const START = 80;

function Value({ text }: { text: string }) {
  if (text.length <= LONG) return <bdi>{text}</bdi>;
  return (
    <details>
      <summary>
        <bdi>{`${text.slice(0, START)}…`}</bdi>
      </summary>
      <p dir="auto" className="whitespace-pre-line">
        {text}
      </p>
    </details>
  );
}

function Change({ change: { field, before, after } }: { change: EntryInWords["changes"][number] }) {
  const { t } = useTranslation("audit");
  return (
    <div className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
      <dt className="text-muted">
        <bdi>{field ?? ""}</bdi>
      </dt>
      <dd className="wrap-anywhere min-w-0">
        {before === undefined ? null : (
          <div>
            <span className="text-muted">{t("before")} </span>
            <Value text={before} />
          </div>
        )}
        {after === undefined ? null : (
          <div>
            {before === undefined ? null : <span className="text-muted">{t("after")} </span>}
            <Value text={after} />
          </div>
        )}
      </dd>
    </div>
  );
}

/** One entry: what was done to what, by whom, when, and what it changed. */
export function Entry({ entry }: { entry: EntryInWords }) {
  const { t } = useTranslation("audit");
  const { subject, subjectWords, changes, who, kind, source } = entry;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-5 sm:grid-cols-[13rem_1fr]">
      <div className="text-sm text-muted">
        <time dateTime={entry.at}>{entry.when}</time>
        <div>{t("entry", { number: entry.number })}</div>
      </div>
      <div className="min-w-0">
        <p>
          <strong>{entry.action}</strong>
          {" · "}
          <a className="link wrap-anywhere" href={auditAddress({ subject })}>
            <bdi>{subjectWords}</bdi>
          </a>
        </p>
        <p className="text-sm">
          {`${t("by")} `}
          {who ? <bdi>{who}</bdi> : kind}
          <span className="text-muted">
            {who ? ` (${kind})` : null}
            {source ? ` · ${t("source")} ` : null}
            {source ? <Ltr>{source}</Ltr> : null}
          </span>
        </p>
        {changes.length ? (
          <dl className="mt-2 grid gap-2 text-sm">
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
