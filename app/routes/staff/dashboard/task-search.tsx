import { may } from "~/auth/permissions";
import { mayOpen } from "~/auth/staff-navigation.server";
import { pages } from "~/content/pages";
import { staffPages } from "~/content/staff-navigation";
import type { StaffUser } from "~/domain/accounts/identities";
import { complaintsAddress } from "~/domain/complaints/filter";
import { queueAddress } from "~/domain/internships/queue-filter";
import { latinDigits, normalise } from "~/i18n/arabic-text";
import type { Language } from "~/i18n/languages";
import { sentence } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/notice";
import { SearchBox } from "~/ui/search-form";

type Task = { path: string; title: string; about: string };

/** The pages of this member of staff whose name or purpose holds every word, and where the words may be looked up. */
export function findTasks(
  q: string,
  staff: StaffUser,
  language: Language,
): { tasks: Task[]; lookUps: Task[] } {
  const words = normalise(q).split(" ").filter(Boolean);
  const tasks = staffPages
    .filter((page) => mayOpen(staff, page))
    .map(({ path, about }) => ({
      path,
      title: pages[path][language],
      about: sentence(language, `dashboards:staff.${about}`),
    }))
    .filter(({ title, about }) => words.every((word) => normalise(`${title} ${about}`).includes(word)));
  return { tasks: words.length ? tasks : [], lookUps: words.length ? lookUps(q, staff, language) : [] };
}

function lookUps(q: string, staff: StaffUser, language: Language): Task[] {
  const number = latinDigits(q).trim();
  const isNumber = /^\d{1,9}$/.test(number);
  const at = (path: string, where: "complaints" | "registrations" | "members" | "personal-card") => ({
    path,
    title: sentence(language, `dashboards:task.in.${where}`, { q }),
    about: "",
  });
  return [
    may(staff.role, "complaints.manage") && at(complaintsAddress({ q }), "complaints"),
    may(staff.role, "registrations.manage") && at(queueAddress({ q }), "registrations"),
    isNumber &&
      may(staff.role, "personal-card.open") &&
      at(`/dashboard/computer-personal-card?doc_no=${number}`, "personal-card"),
    isNumber && may(staff.role, "members.recover") && at(`/dashboard/members?number=${number}`, "members"),
  ].filter((found) => found !== false);
}

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
