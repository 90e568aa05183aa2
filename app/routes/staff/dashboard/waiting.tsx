import { href } from "~/addresses/href";
import { auditLog } from "~/addresses/staff";
import type { Counted, WaitingCase } from "~/domain/inbox/waiting.server";
import { SubmissionId } from "~/forms";
import { useTranslation } from "~/i18n";
import { EmptyState, Ltr, Strip } from "~/ui";

const LATE_DAYS = 30;

function Days({ days }: { days: number }) {
  const { t } = useTranslation("dashboards");
  return (
    <span className={days >= LATE_DAYS ? "wait late" : "wait"}>
      {days ? t("waiting.days", { count: days }) : t("waiting.today")}
    </span>
  );
}

/** `came` counts the arrivals of each of the last days, today last. */
type Figure = { kind: Counted; path: string; count: string; days: number | null; came: number[] | null };

function Arrivals({ came }: { came: number[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <>
      <Strip amounts={came} />
      <small>{t("waiting.arrived", { count: came.reduce((sum, each) => sum + each, 0) })}</small>
    </>
  );
}

/** `figures` is null if they could not be counted. */
export function WaitingFigures({ figures }: { figures: Figure[] | null }) {
  const { t } = useTranslation("dashboards");
  return (
    <section aria-labelledby="waiting" className="mb-10">
      <h2 id="waiting" className="mb-3 text-xl">
        {t("waiting.title")}
      </h2>
      {figures ? (
        <ul className="waiting-figures">
          {figures.map(({ kind, path, count, days, came }) => (
            <li key={kind}>
              <a href={path}>
                <span>{t(`waiting.kinds.${kind}`)}</span> <b>{count}</b>{" "}
                <small>
                  {days === null ? (
                    t("waiting.nothing")
                  ) : (
                    <>
                      {t("waiting.oldest")} <Days days={days} />
                    </>
                  )}
                </small>
                {came ? <Arrivals came={came} /> : null}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert">{t("waiting.unknown")}</p>
      )}
    </section>
  );
}

function Take({ path, about }: { path: string; about: string }) {
  const { t } = useTranslation("dashboards");
  return (
    <form method="post" action={`${path}/take`}>
      <SubmissionId />
      <button type="submit" className="link" aria-label={t("longest.take-it", { about })}>
        {t("longest.take")}
      </button>
    </form>
  );
}

type Case = Omit<WaitingCase, "since"> & { days: number };

/** `takes` is true if the viewer may be assigned complaints. */
export function WaitingLongest({ cases, takes }: { cases: Case[]; takes: boolean }) {
  const { t } = useTranslation("dashboards");
  return (
    <section aria-labelledby="longest">
      <h2 id="longest" className="mb-3 text-xl">
        {t("longest.title")}
      </h2>
      {cases.length ? (
        <table className="table longest">
          <thead>
            <tr>
              {(["what", "about", "waits", "holder"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`longest.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cases.map(({ kind, path, number, about, days, holder }) => (
              <tr key={path}>
                <td>{t(`longest.kinds.${kind}`)}</td>
                <td>
                  <a className="link" href={path}>
                    {number ? (
                      <>
                        <Ltr>{number}</Ltr>{" "}
                      </>
                    ) : null}
                    <bdi>{about}</bdi>
                  </a>
                </td>
                <td>
                  <Days days={days} />
                </td>
                <td>
                  {takes && !holder && kind === "complaints" ? (
                    <Take path={path} about={about} />
                  ) : holder ? (
                    <bdi>{holder}</bdi>
                  ) : (
                    t("longest.nobody")
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState title={t("longest.none")} />
      )}
    </section>
  );
}

type Entry = { id: number; who: string; action: string; at: string; iso: string };

export function ChangedToday({ entries }: { entries: Entry[] }) {
  const { t } = useTranslation("dashboards");
  return (
    <section aria-labelledby="changed">
      <h2 id="changed" className="mb-3 text-xl">
        {t("changed.title")}
      </h2>
      {entries.length ? (
        <ol className="border-t border-line">
          {entries.map(({ id, who, action, at, iso }) => (
            <li key={id} className="border-b border-line py-2 text-sm">
              <time dateTime={iso} className="text-muted">
                {at}
              </time>{" "}
              <bdi>{who}</bdi>
              {`: ${action}`}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-muted">{t("changed.none")}</p>
      )}
      <p className="mt-3">
        <a className="link inline-block py-1" href={href(auditLog.log)}>
          {t("changed.all")}
        </a>
      </p>
    </section>
  );
}
