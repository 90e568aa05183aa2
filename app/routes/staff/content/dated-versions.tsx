import { useTranslation } from "~/i18n";
import type { datedVersions } from "./dated-versions.server";

type Versions = NonNullable<Awaited<ReturnType<typeof datedVersions>>>;

/** Every published version with its day; the public sees the one that is marked. */
export function DatedVersions({ versions }: { versions: Versions }) {
  const { t } = useTranslation("content");
  if (!versions.length) return null;
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="mb-3 text-xl">{t("validity.title")}</h2>
      <ul className="rows">
        {versions.map(({ number, day, file, state }) => (
          <li key={number} className="row">
            <div className="row-line">
              <h3 className="text-base">
                {day ? (
                  <time dateTime={day.iso}>{t("validity.from", { day: day.said })}</time>
                ) : (
                  t("validity.always")
                )}{" "}
                {state ? <span className="tag">{t(`validity.${state}`)}</span> : null}
              </h3>
              <p className="text-sm text-muted">
                {file ? (
                  <a className="link" href={file.href}>
                    <bdi>{file.name}</bdi>
                  </a>
                ) : (
                  t("validity.no-file")
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
