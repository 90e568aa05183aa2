import { QUEUE } from "~/domain/internships/queue-filter";
import { useTranslation } from "~/i18n/use-translation";
import { fileSize } from "~/ui/file-size";
import { Icon } from "~/ui/icon";
import { Ltr } from "~/ui/text";

export type ShownPaper = { id: number; name: string; bytes: number; at: string; moment: string };

/** The papers of an application, each to be taken as a file. */
export function Papers({ id, papers }: { id: number; papers: ShownPaper[] }) {
  const { t } = useTranslation("registrations");
  return (
    <section aria-labelledby="papers">
      <h2 id="papers" className="mb-2 text-lg">
        {t("papers")}
      </h2>
      {papers.length ? (
        <>
          <ul className="documents">
            {papers.map(({ id: paper, name, bytes, at, moment }) => (
              <li key={paper}>
                <Icon name="file" />
                <div className="min-w-0">
                  <a className="link wrap-anywhere" href={`${QUEUE}/${id}/documents/${paper}`} download>
                    <span className="sr-only">{`${t("download")}: `}</span>
                    <bdi>{name}</bdi>
                  </a>
                  <p className="text-sm text-muted">
                    <Ltr>{fileSize(bytes)}</Ltr>
                    {" · "}
                    <time dateTime={at}>{moment}</time>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-muted">{t("papers-recorded")}</p>
        </>
      ) : (
        <p className="text-muted">{t("no-papers")}</p>
      )}
    </section>
  );
}
