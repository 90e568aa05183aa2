import { useLoaderData } from "@remix-run/react";
import { contentOffice } from "~/addresses/content";
import { handler } from "~/auth/handler.server";
import { editorAddress } from "~/domain/content/desk";
import { listItems } from "~/domain/content/items.server";
import { useTranslation } from "~/i18n";
import { LocalizedText, PageHeader } from "~/ui";
import { allFigures } from "./figure-values.server";

const areas = [
  "registration",
  "certificate",
  "authority",
  "insurance",
  "titles",
  "solidarity",
  "mobile-phone",
] as const;

export const loader = handler(contentOffice.figures, async ({ language }) => {
  const items = await listItems("figures");
  const drafts = new Set(items.filter(({ newest }) => !newest.liveFrom).map(({ key }) => key));
  const figures = (await allFigures(language)).map((figure) => ({
    ...figure,
    to: editorAddress({ kind: "figures", key: figure.name }),
    isDraft: drafts.has(figure.name),
  }));
  return {
    areas: areas.map((area) => ({
      area,
      figures: figures.filter(({ name }) => name.startsWith(`${area}.`)),
    })),
  };
});

export default function ContentFigures() {
  const { t } = useTranslation("content");
  const { areas } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="mb-6 max-w-3xl text-muted">{t("about.figures")}</p>
      {areas.map(({ area, figures }) => (
        <section key={area} className="mb-10">
          <h2 className="mb-3 text-xl">{t(`figures.areas.${area}`)}</h2>
          <ul className="rows">
            {figures.map((figure) => (
              <Row key={figure.name} {...figure} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

type RowProps = ReturnType<typeof useLoaderData<typeof loader>>["areas"][number]["figures"][number];

function Row({ to, called, value, since, toCome, isDraft }: RowProps) {
  const { t } = useTranslation("content");
  return (
    <li className="row">
      <div className="row-line">
        <h3>
          <a className="link" href={to}>
            <LocalizedText text={called} />
          </a>
        </h3>
        <p className="text-sm text-muted">
          <b>
            <LocalizedText text={value} />
          </b>
          {since ? ` · ${t("figures.since", { day: since })}` : null}
        </p>
      </div>
      {isDraft || toCome.length ? (
        <p className="flex flex-wrap gap-2">
          {isDraft ? <span className="tag">{t("has-draft")}</span> : null}
          {toCome.map((next) => (
            <span key={next.since} className="tag">
              <LocalizedText text={next.value} /> {t("figures.to-come", { day: next.since })}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  );
}
