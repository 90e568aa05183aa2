import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { office } from "~/addresses/staff";
import { visit } from "~/auth/visit.server";
import { type Missing, missingContent } from "~/content/missing";
import { type PagePath, pages } from "~/content/pages";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { Say } from "~/ui/text";

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, office.missingContent);
  return { missing: missingContent() };
}

export default function MissingContent() {
  const { missing } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <MissingList missing={missing} />
    </>
  );
}

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
