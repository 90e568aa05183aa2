import type { Missing } from "~/content/missing-in-article";
import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { Say } from "~/ui/article/say";
import { EmptyState } from "~/ui/empty-state";

function Line({ what, sample, part }: Missing) {
  const { t } = useTranslation("missing-content");
  return (
    <li className="border-b border-line py-2 sm:flex sm:items-baseline sm:justify-between sm:gap-8">
      <p>
        <Say text={what} /> {sample ? <span className="tag">{t("sample")}</span> : null}
      </p>
      {part ? (
        <a className="link shrink-0 text-sm sm:max-w-1/3" href={part.address}>
          <Say text={part.title} />
        </a>
      ) : null}
    </li>
  );
}

const PageOfLines = ({ page, missing }: { page: PagePath; missing: Missing[] }) => (
  <section className="mb-8">
    <h2 className="text-xl">
      <a className="link" href={page}>
        <Say text={pages[page]} />
      </a>
    </h2>
    <ul>
      {missing.map((line) => (
        <Line key={line.what.en} {...line} />
      ))}
    </ul>
  </section>
);

/** What is missing, grouped by page, each with the way to its place. */
export function MissingList({ missing }: { missing: Missing[] }) {
  const { t } = useTranslation("missing-content");
  if (missing.length === 0) {
    return (
      <EmptyState title={t("nothing")}>
        <p className="mt-2 text-muted">{t("nothing-about")}</p>
      </EmptyState>
    );
  }
  const concerned = [...new Set(missing.map(({ page }) => page))];
  return (
    <div className="max-w-5xl">
      <p className="mb-8 max-w-3xl">{t("about")}</p>
      {concerned.map((page) => (
        <PageOfLines key={page} page={page} missing={missing.filter((line) => line.page === page)} />
      ))}
    </div>
  );
}
