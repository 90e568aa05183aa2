import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireDoctor } from "~/auth/guards.server";
import { association, phoneLink } from "~/content/association";
import { pages } from "~/content/pages";
import { recordEntryInWords } from "~/domain/audit/record-log";
import { listRecordLog } from "~/domain/audit/record-log.server";
import { parseId } from "~/forms/id";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { Pager } from "~/ui/pager";
import { Ltr } from "~/ui/text";
import { requireOwnPassword } from "../own-password.server";
import { LogLine } from "./log-line";
import { LogTabs, logAddress } from "./log-tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const doctor = await requireDoctor(request);
  requireOwnPassword(doctor);
  const language = await languageOf(request);
  const search = new URL(request.url).searchParams;
  const changesOnly = search.get("only") === "changes";
  const page = parseId(search.get("page") ?? undefined) ?? 1;
  const { entries, ...list } = await listRecordLog(doctor.memberNumber, { changesOnly, page });
  const title = pages["/dr-dashboard/access-log"][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dr-dashboard"][language], path: "/dr-dashboard" }],
    changesOnly,
    list,
    lines: entries.map((entry) => recordEntryInWords(entry, language)),
  };
}

export default function AccessLog() {
  const { t } = useTranslation("record");
  const { title, crumbs, changesOnly, list, lines } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <p className="mb-6 max-w-3xl text-muted">{t("log.intro")}</p>
      <LogTabs changesOnly={changesOnly} />
      {lines.length ? (
        <ul className="border-t border-line">
          {lines.map((line) => (
            <LogLine key={line.id} line={line} />
          ))}
        </ul>
      ) : (
        <EmptyState title={t(changesOnly ? "log.none-changed" : "log.none")} />
      )}
      <Pager page={list.page} pages={list.pages} hrefFor={(page) => logAddress(changesOnly, page)} />
      <p className="mt-8">
        {`${t("log.call")} `}
        <a className="link" href={phoneLink(association.phone)}>
          <Ltr>{association.phone}</Ltr>
        </a>
      </p>
    </>
  );
}
