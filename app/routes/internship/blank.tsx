import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatMoment } from "~/i18n/dates";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { BlankForm } from "./blank-form";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const t = translator(language, "internship");
  const title = `${t("title")} (${t("blank.title")})`;
  return { documentTitle: documentTitle(title, language), printedAt: formatMoment(now(), language) };
}

export default function Blank() {
  return <BlankForm printedAt={useLoaderData<typeof loader>().printedAt} />;
}
