import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whoIs } from "~/auth/guards.server";
import { mayChange } from "~/domain/accounts/authorship";
import { findEvent } from "~/domain/events/queries.server";
import { parseId } from "~/forms/id";
import { languageOf } from "~/i18n/request-language.server";
import { useTranslation } from "~/i18n/use-translation";
import { ownOrigin } from "~/platform/own-origin.server";
import { Bilingual } from "~/ui/bilingual";
import { documentTitle } from "~/ui/document-title";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import { Paragraphs } from "~/ui/paragraphs";
import { ACROSS_TEXT, Photo } from "~/ui/photo";
import { breadcrumbs } from "~/ui/structured-breadcrumbs";
import { StructuredData } from "~/ui/structured-data";
import { event as structuredEvent } from "~/ui/structured-event";
import { CalendarLinks } from "./calendar-links";
import { ChangeLinks } from "./change-links";
import { EventDay } from "./event-day";
import { useEventsCrumb } from "./events-crumb";
import { NoSuchEvent } from "./no-such-event";
import { noSuchEvent } from "./refusals.server";
import { shownEvent } from "./shown-event.server";
import { subscription } from "./subscription";

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  if (!data?.event) return data ? [{ title: data.pageTitle }] : [];
  const { about: description, image } = data.event;
  return pageMeta({ title: data.pageTitle, description, image });
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const stored = await findEvent(parseId(params.id));
  if (!stored) return noSuchEvent(request);
  const language = await languageOf(request);
  const { staff } = await whoIs(request);
  const origin = ownOrigin(request);
  const event = shownEvent(stored, language, origin);
  return {
    pageTitle: documentTitle(event.title.value, language),
    event,
    subscription: subscription(origin, language),
    mayChange: staff ? mayChange(staff, stored) : false,
  };
}

export default function EventDetail() {
  const { t } = useTranslation("events");
  const crumb = useEventsCrumb();
  const page = useLoaderData<typeof loader>();
  if (!page.event) return <NoSuchEvent />;
  const { event, mayChange, subscription } = page;
  const path = `/conferences/${event.id}`;
  return (
    <>
      <PageHeader
        title={<Bilingual text={event.title} tag={false} />}
        crumbs={[crumb]}
        actions={mayChange ? <ChangeLinks id={event.id} /> : null}
      />
      <article className="grid max-w-3xl gap-6">
        <EventDay event={event} />
        {event.past ? <Notice>{t("took-place")}</Notice> : null}
        {event.photo ? (
          <Photo photo={event.photo} alt="" sizes={ACROSS_TEXT} className="w-full bg-surface-sunken" />
        ) : null}
        <div>
          <Paragraphs text={event.text} />
        </div>
      </article>
      <CalendarLinks id={event.id} subscription={subscription} />
      <p className="mt-8">
        <a href="/conferences" className="link">
          {t("back")}
        </a>
      </p>
      <StructuredData
        of={(site) => [
          structuredEvent({ ...event, path }, site),
          breadcrumbs([crumb, { title: event.title.value, path }], site),
        ]}
      />
    </>
  );
}
