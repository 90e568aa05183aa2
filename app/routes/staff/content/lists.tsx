import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import { listNames } from "~/content/edition";
import { listNow } from "~/content/reference/lists";
import { addressOfKind } from "~/domain/content/desk";
import { useTranslation } from "~/i18n";
import { PageHeader } from "~/ui";

export const loader = handler(contentOffice.lists, () => ({
  lists: listNames.map((kind) => ({
    kind,
    to: addressOfKind(kind),
    count: listNow(kind).filter(({ retired }) => !retired).length,
  })),
}));

export default function ReferenceLists() {
  const { t } = useTranslation("content");
  const { lists } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="mb-6 max-w-3xl text-muted">{t("lists.about")}</p>
      <ul className="rows">
        {lists.map(({ kind, to, count }) => (
          <li key={kind} className="row">
            <div className="row-line">
              <h2 className="text-lg">
                <a className="link" href={to}>
                  {t(`kinds.${kind}`)}
                </a>
              </h2>
              <p className="text-sm text-muted">{t(`about.${kind}`)}</p>
            </div>
            <p className="text-sm text-muted">{t("lists.entries", { count })}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
