import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireStaff } from "~/auth/guards.server";
import { recordLook } from "~/domain/internships/application.server";
import { formatMoment } from "~/i18n/dates";
import { RESUME } from "~/domain/internships/resume-code";
import { languageOf } from "~/i18n/request-language.server";
import { translator } from "~/i18n/translator";
import { now } from "~/platform/clock.server";
import { ownOrigin } from "~/platform/origin.server";
import { documentTitle, pageMeta } from "~/ui/page-meta";
import { ApplicationSheet } from "./application-sheet";
import { shownApplication } from "./shown-application.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.documentTitle }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, "registrations.manage");
  const language = await languageOf(request);
  const application = await shownApplication(params.id, language);
  await recordLook(staff, "application.print", application.id);
  const number = `\u2066${application.temporaryNumber}\u2069`;
  const title = translator(language, "registrations")("title", { number });
  return {
    documentTitle: documentTitle(title, language),
    application,
    resumeAt: ownOrigin(request) + RESUME,
    printedAt: formatMoment(now(), language),
  };
}

export default function RegistrationPrint() {
  return <ApplicationSheet {...useLoaderData<typeof loader>()} />;
}
