import { useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { listUnplaced } from "~/domain/register/unplaced-lines.server";
import { pageIn } from "~/fields/pagination";
import { useTranslation } from "~/i18n";
import { EmptyState, Ltr, PageHeader, Pager, StateTabs } from "~/ui";
import { LineProblems } from "./line-problems";

export const loader = handler(registerOffice.unplaced, async ({ url }) => {
  const parked = url.searchParams.get("state") === "parked";
  return { parked, ...(await listUnplaced({ parked, page: pageIn(url.searchParams) })) };
});

export default function UnplacedLines() {
  const { t } = useTranslation("register-files");
  const { parked, lines, page, pages } = useLoaderData<typeof loader>();
  const address = href(registerOffice.unplaced);
  const addressOf = (state: "open" | "parked") => (state === "parked" ? `${address}?state=parked` : address);
  return (
    <>
      <PageHeader />
      <p className="mb-6 max-w-3xl">{t("unplaced.about")}</p>
      <StateTabs
        label={t("state")}
        tabs={(["open", "parked"] as const).map((state) => ({
          href: addressOf(state),
          words: t(`unplaced.states.${state}`),
          isShown: (state === "parked") === parked,
        }))}
      />
      {lines.length ? (
        <table className="table row-cards">
          <thead>
            <tr>
              <th scope="col">{t("line")}</th>
              <th scope="col">{t("name")}</th>
              <th scope="col">{t("reason")}</th>
              {parked ? <th scope="col">{t("unplaced.note")}</th> : null}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ fileId, fileName, line, problems, note }) => (
              <tr key={`${fileId} ${line}`}>
                <th scope="row">
                  <a className="link" href={href(registerOffice.placeLine, { id: fileId, line })}>
                    {t("in-line", { line })}
                  </a>
                </th>
                <td data-word={t("name")}>
                  <Ltr>{fileName}</Ltr>
                </td>
                <td data-word={t("reason")}>
                  <LineProblems problems={problems} />
                </td>
                {parked ? <td data-word={t("unplaced.note")}>{note}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState title={t(parked ? "unplaced.none-parked" : "unplaced.none")} />
      )}
      <Pager
        page={page}
        pages={pages}
        hrefFor={(number) => `${addressOf(parked ? "parked" : "open")}${parked ? "&" : "?"}page=${number}`}
      />
    </>
  );
}
