// A ceiling: the list of news with nothing between Node and its parts: the same two queries, the same React elements,
// renderToString and gzip. The page around the cards is the site's own, parsed once at the start.
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import postgres from "postgres";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { elementsOf, treeOf } from "./elements.mjs";
import { listen } from "./listen.mjs";

const compress = promisify(gzip);
const sql = postgres(process.env.DATABASE_URL, { max: 10 });
const page = treeOf(readFileSync(process.env.PAGE, "utf8"));
const days = new Intl.DateTimeFormat("ar-EG-u-nu-latn", { dateStyle: "long", timeZone: "UTC" });

const excerpt = (text) => `${text.replace(/\s+/g, " ").trim().slice(0, 130)}…`;

function Card({ article }) {
  const { id, title, start, date, photo_key: photo, attachments } = article;
  return h(
    "article",
    { className: "card relative" },
    h("img", {
      src: `/files/${photo}/320.webp`,
      alt: "",
      width: 320,
      height: Math.round((320 * article.photo_height) / article.photo_width),
      className: "aspect-3/2 w-full object-cover",
    }),
    h(
      "div",
      { className: "grid gap-2 p-4" },
      h("h3", { className: "text-lg" }, title),
      h(
        "p",
        { className: "text-sm text-muted" },
        h("time", { dateTime: date }, days.format(new Date(date))),
        attachments ? h("span", { "data-attachments": attachments }, ` · ${attachments} مرفقات`) : null,
      ),
      h("p", { className: "line-clamp-3" }, excerpt(start)),
      h(
        "a",
        { href: `/news/${id}`, className: "link cover-link" },
        "قراءة المزيد",
        h("span", { className: "sr-only" }, `: ${title}`),
      ),
    ),
  );
}

const isList = ({ children }) => children.length > 2 && children.every((child) => child.tag === "article");

function Page({ articles }) {
  return elementsOf(page, (node) =>
    isList(node)
      ? h(
          node.tag,
          node.props,
          articles.map((article) => h(Card, { key: article.id, article })),
        )
      : undefined,
  );
}

const list = () => sql`
  select id, coalesce(title_ar, title) as title, left(coalesce(description_ar, description), 400) as start,
    date::text, photo_key, photo_width, photo_height, photo_bytes,
    (select count(*)::int from news_attachments where news_id = news.id) as attachments
  from news order by date desc, id desc limit 12`;

listen(async (_request, response) => {
  const [articles, [{ total }]] = await Promise.all([list(), sql`select count(*)::int as total from news`]);
  const html = `<!DOCTYPE html>${renderToString(h(Page, { articles, total }))}`;
  const body = await compress(html);
  response
    .writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "gzip",
      "Content-Length": body.length,
    })
    .end(body);
});
