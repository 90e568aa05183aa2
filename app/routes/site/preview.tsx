import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageOf } from "~/i18n/request-language.server";
import { InPreparation, preparing } from "~/ui/in-preparation";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request }: LoaderFunctionArgs) {
  return preparing(request.url, await languageOf(request));
}

export default function Preview() {
  return <InPreparation title={useLoaderData<typeof loader>().title} />;
}
