import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/notice";
import { SearchBox } from "~/ui/search-form";
import type { Task } from "./find-task.server";

export function TaskSearch({ q }: { q: string }) {
  const { t } = useTranslation("dashboards");
  return (
    <SearchBox
      action="/dashboard"
      q={q}
      label={t("task.label")}
      find={t("task.find")}
      clear={t("task.clear")}
    />
  );
}

export function FoundTasks({ q, tasks, lookUps }: { q: string; tasks: Task[]; lookUps: Task[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <section aria-labelledby="found" className="mb-10">
      <h2 id="found" className="mb-3 text-xl">
        {t("task.found")} <bdi>“{q}”</bdi>
      </h2>
      {tasks.length || lookUps.length ? null : <EmptyState title={t("task.none")} />}
      <ul className="border-t border-line">
        {[...tasks, ...lookUps].map(({ path, title, about }) => (
          <li key={path} className="border-b border-line py-2">
            <a className="link inline-block py-1 font-bold" href={path}>
              <bdi>{title}</bdi>
            </a>
            {about ? <p className="text-sm text-muted">{about}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
