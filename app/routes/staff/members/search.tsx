import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { PageHeader } from "~/ui/page-header";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { MEMBERS } from "./address";
import { FoundMember } from "./found-member";
import { SearchForm } from "./search-form";
import { soughtMember } from "./sought-member.server";

const HOME = "/dashboard";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "members.recover");
  const language = await languageOf(request);
  const { status, ...sought } = await soughtMember(request, staff, language);
  const title = pages[MEMBERS][language];
  const crumbs = [{ title: pages[HOME][language], path: HOME }];
  return data({ title, documentTitle: documentTitle(title, language), crumbs, ...sought }, { status });
}

export default function Members() {
  const { t } = useTranslation("portal");
  const { title, crumbs, typed, answer, member } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <p className="mb-6 max-w-2xl">{t("members.intro")}</p>
      <SearchForm typed={typed} answer={answer} />
      {member ? <FoundMember member={member} /> : null}
      <p className="mt-10 text-muted">{t("members.recorded")}</p>
    </>
  );
}
