import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { surveyStatistics } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { listComments } from "~/domain/surveys/comments.server";
import { pageAddress, pageIn } from "~/fields/pagination";
import { formatDay, useTranslation } from "~/i18n";
import { ButtonLink, EmptyState, ExportLink, PageHeader, Pager } from "~/ui";

const statistics = href(surveyStatistics.statistics);
const path = href(surveyStatistics.comments);

export const loader = handler(surveyStatistics.comments, async ({ language, url }) => {
  const { comments, ...list } = await listComments(pageIn(url.searchParams));
  return {
    list,
    comments: comments.map(({ id, day, comment }) => ({ id, day, on: formatDay(day, language), comment })),
  };
});

export default function SurveyComments() {
  const { t } = useTranslation("survey");
  const { list, comments } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        actions={
          <ButtonLink href={statistics} variant="quiet">
            {t("back-to-statistics")}
          </ButtonLink>
        }
      />
      <div className="max-w-3xl">
        <p className="mb-6 text-muted">{t("comments-about")}</p>
        {comments.length ? (
          <>
            <h2 className="text-lg">{t("comments-found", { count: list.total })}</h2>
            <ul>
              {comments.map(({ id, day, on, comment }) => (
                <li key={id} className="comment">
                  <p className="text-sm text-muted">
                    <time dateTime={day}>{on}</time>
                  </p>
                  <p dir="auto" className="comment-text">
                    {comment}
                  </p>
                </li>
              ))}
            </ul>
            <Pager {...list} hrefFor={(page) => pageAddress(path, page)} />
            <p className="mt-8">
              <ExportLink href={`${path}.csv`}>{t("comments-file")}</ExportLink>
            </p>
            <p className="mt-2 text-sm text-muted">{t("comments-file-recorded")}</p>
          </>
        ) : (
          <EmptyState title={t("comments-none")} />
        )}
      </div>
    </>
  );
}
