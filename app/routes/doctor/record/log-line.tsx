import type { RecordLine } from "~/domain/audit/record-log";
import { useTranslation } from "~/i18n/use-translation";
import { Ltr } from "~/ui/text";

function Value({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation("record");
  return (
    <div>
      <span className="text-muted">{`${label} `}</span>
      {text ? <bdi className="wrap-anywhere">{text}</bdi> : t("log.empty")}
    </div>
  );
}

/** One line of the log: when, what, who, and what changed from what to what. */
export function LogLine({ line: { at, when, who, what, changes } }: { line: RecordLine }) {
  const { t } = useTranslation("record");
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[15rem_1fr]">
      <time dateTime={at} className="text-sm text-muted">
        {when}
      </time>
      <div className="min-w-0">
        <p className="font-bold">{what}</p>
        <p className="text-sm">
          {`${t("log.by")} ${who.words}`}
          {who.username ? " · " : null}
          {who.username ? <Ltr>{who.username}</Ltr> : null}
        </p>
        {changes.length ? (
          <dl className="mt-2 grid gap-2 text-sm">
            {changes.map(({ field, before, after }) => (
              <div key={field} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
                <dt className="text-muted">{field}</dt>
                <dd className="min-w-0">
                  <Value label={t("log.was")} text={before} />
                  <Value label={t("log.is")} text={after} />
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  );
}
