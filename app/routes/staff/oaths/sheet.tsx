import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { pages } from "~/content/pages";
import { findOath } from "~/domain/oaths/list.server";
import { parseId } from "~/forms/id";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { now } from "~/platform/clock.server";
import { documentTitle } from "~/ui/document-title";
import { pageMeta } from "~/ui/page-meta";
import { OathPaper } from "./oath-paper";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(request, "oaths.read");
  const language = await languageOf(request);
  const id = parseId(params.id);
  const oath = id === null ? null : await findOath(id);
  if (!oath) throw new Response(null, { status: 404 });
  const title = `${pages["/dr-qasam"][language]} ${oath.memberNumber}`;
  return {
    documentTitle: documentTitle(title, language),
    oath,
    printedAt: formatMoment(now(), language),
  };
}

export default function OathSheet() {
  return <OathPaper {...useLoaderData<typeof loader>()} />;
}
