import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { readForm } from "~/forms/read-form.server";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { shownDisk } from "~/platform/disk.server";
import { DiskNotice } from "~/ui/disk-notice";
import { documentTitle } from "~/ui/document-title";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { MAINTENANCE } from "./address";
import { AnnounceForm } from "./announce-form";
import { answerStart } from "./answer-start.server";
import { shownMaintenance } from "./shown-maintenance.server";
import { StatePanel } from "./state-panel";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(request, "site.maintain");
  const language = await languageOf(request);
  const title = pages[MAINTENANCE][language];
  return {
    title,
    documentTitle: documentTitle(title, language),
    crumbs: [{ title: pages["/dashboard"][language], path: "/dashboard" }],
    disk: shownDisk(),
    ...(await shownMaintenance(language)),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const staff = await requireStaff(request, "site.maintain");
  return answerStart({ request, staff, form: await readForm(request, { evenReadOnly: true }) });
}

export default function Maintenance() {
  const { t } = useTranslation("maintenance");
  const { title, crumbs, disk, state, typed } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <DiskNotice disk={disk} />
      <p className="mb-6 max-w-3xl">{t("about")}</p>
      <StatePanel state={state} />
      <AnnounceForm typed={typed} isOn={state.kind === "on"} refused={refused ?? undefined} />
    </>
  );
}
