import { useTranslation } from "~/i18n/use-translation";

const PATH = "/dr-dashboard/access-log";

/** The address of a page of the log, of changes only or of everything. */
export function logAddress(changesOnly: boolean, page = 1): string {
  const search = new URLSearchParams();
  if (changesOnly) search.set("only", "changes");
  if (page > 1) search.set("page", String(page));
  return search.size ? `${PATH}?${search}` : PATH;
}

/** Everything, or the changes only, which is the history of the record. */
export function LogTabs({ changesOnly }: { changesOnly: boolean }) {
  const { t } = useTranslation("record");
  return (
    <nav aria-label={t("log.show")} className="mb-6">
      <ul className="flex flex-wrap gap-3">
        {([false, true] as const).map((only) => (
          <li key={String(only)}>
            <a
              href={logAddress(only)}
              aria-current={only === changesOnly ? "page" : undefined}
              className={only === changesOnly ? "btn" : "btn btn-quiet"}
            >
              {t(only ? "log.changes-only" : "log.everything")}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
