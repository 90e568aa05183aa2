import { useLoaderData } from "@remix-run/react";
import { api } from "~/addresses/api";
import { href } from "~/addresses/href";
import { handler } from "~/auth/handler.server";
import { about, rules } from "~/content/api/description";
import { generalRefusals } from "~/content/api/refusals";
import { useTranslation } from "~/i18n";
import { LocalizedText, Ltr, PageHeader } from "~/ui";
import { CallEntry, InlineMarkup } from "./description/call-entry";
import { groups } from "./description/groups";

const PATH = href(api.page);

export const loader = handler(api.page, ({ language, url }) => ({
  head: { description: about[language] },
  all: url.searchParams.get("all") === "1",
}));

function Refusals() {
  const { t } = useTranslation("api");
  return (
    <section id="refusals" className="article-part">
      <h2>{t("page.refusals")}</h2>
      <dl className="facts">
        {Object.entries(generalRefusals).map(([status, when]) => (
          <div key={status}>
            <dt>
              <Ltr>{status}</Ltr>
            </dt>
            <dd>
              <InlineMarkup text={when} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function CallsForPrograms() {
  const { t } = useTranslation("api");
  const { all } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <div className="article-body">
        <p className="lead">
          <LocalizedText text={about} />
        </p>
        <ul className="points">
          {rules.map((rule) => (
            <li key={rule.en}>
              <InlineMarkup text={rule} />
            </li>
          ))}
        </ul>
        <p className="topics-all">
          <a className="link" href={all ? PATH : `${PATH}?all=1`}>
            {t(all ? "page.close-all" : "page.open-all")}
          </a>{" "}
          ·{" "}
          <a className="link" href={href(api.openapi)}>
            {t("page.for-programs")}
          </a>
        </p>
        {groups().map(({ id, title, calls }) => (
          <section key={id} id={id} className="article-part">
            <h2>
              <LocalizedText text={title} />
            </h2>
            <div className="topics">
              {calls.map((call) => (
                <CallEntry key={call.id} call={call} open={all} />
              ))}
            </div>
          </section>
        ))}
        <Refusals />
      </div>
    </>
  );
}
