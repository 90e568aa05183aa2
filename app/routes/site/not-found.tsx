import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { NotFound } from "~/ui/error-page";
import { documentTitle } from "~/ui/page-meta";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export async function loader({ request }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const title = documentTitle(translator(language, "shell")("not-found.title"), language);
  return data({ title }, { status: 404 });
}

export default NotFound;
