import type { Found, Hit } from "~/domain/search/hit";
import type { Group } from "~/domain/search/sources.server";
import { formatDay } from "~/i18n/dates";
import { directionOf } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Bilingual } from "~/ui/bilingual";

function Snippet({ lang, parts }: Hit["snippet"]) {
  const { language } = useTranslation();
  if (!parts.length) return null;
  const other = lang === language ? {} : { lang, dir: directionOf(lang) };
  return (
    <p className="snippet" {...other}>
      {parts.map(({ text, found }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, the parts of a text have no other name
        found ? <mark key={at}>{text}</mark> : text,
      )}
    </p>
  );
}

function Result({ address, title, page, day, snippet }: Hit) {
  const { language } = useTranslation();
  return (
    <li className="border-b py-4">
      <a href={address} className="link text-lg">
        <Bilingual text={title} tag={false} />
      </a>
      {page ? <span className="text-muted">{` · ${page}`}</span> : null}
      {day ? (
        <span className="text-muted">
          {" · "}
          <time dateTime={day}>{formatDay(day, language)}</time>
        </span>
      ) : null}
      <Snippet {...snippet} />
    </li>
  );
}

/** What one part of the website has, with the way to the rest where it has a search of its own. */
export function ResultGroup({ group, total, hits, more }: Found & { group: Group; more: string | null }) {
  const { t } = useTranslation("search");
  const left = total > hits.length;
  return (
    <section className="mb-10" aria-labelledby={group}>
      <h3 id={group} className="text-xl">
        {t(`groups.${group}`)} <small className="text-sm text-muted">{total}</small>
      </h3>
      <ul>
        {hits.map((hit) => (
          <Result key={hit.address} {...hit} />
        ))}
      </ul>
      {left ? <p className="mt-3 text-sm text-muted">{t("first-shown", { count: hits.length })}</p> : null}
      {more ? (
        <a href={more} className="link mt-3 inline-block">
          {t("all-news")}
        </a>
      ) : null}
    </section>
  );
}
