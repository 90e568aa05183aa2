import type { Address } from "~/addresses/address";
import { href } from "~/addresses/href";
import { events, galleries, news } from "~/addresses/publications";
import { deleteEvent, type EventFields, eventKind } from "~/domain/events/events.server";
import { comparedInEvents } from "~/domain/events/input";
import { deleteGallery, findGallery } from "~/domain/galleries/galleries.server";
import { galleryTexts } from "~/domain/galleries/input";
import { type GalleryFields, galleryKind } from "~/domain/galleries/kind.server";
import { type ArticleFields, deleteArticle, newsKind } from "~/domain/news/articles.server";
import { comparedInNews } from "~/domain/news/input";
import type { Editor } from "~/domain/publications/authorship.server";
import type { PublicationKind } from "~/domain/publications/kind";
import { textNames } from "~/domain/publications/text-fields";
import type { LatestVersion } from "~/domain/publications/written.server";
import type { Fields } from "~/domain/revisions/kind";
import type { Answered, Submission } from "~/domain/submissions/once.server";
import { type Language, translator } from "~/i18n";

type Deletion = {
  day: string;
  /** Names the files that are deleted with it; null if there are none. */
  files: string | null;
  explanation: string;
};

/** A kind of publication as its staff pages need it. */
export type PublicationArea<KindFields extends Fields> = {
  kind: PublicationKind<KindFields>;
  addresses: Record<"list" | "detail" | "edit" | "versions" | "delete", Address>;
  /** The redirect and its message for an editor who may not change the publication (contract §3). */
  notYours: { to: string; key: string };
  /** The fields that the versions page compares, each with the key of its label. */
  compared: Readonly<Record<string, string>>;
  /** Turns the stored fields into those that are compared; left out where they are the same. */
  comparable?(fields: KindFields): Fields;
  /** Returns the texts of the page that confirms a deletion. */
  deletion(
    publication: Pick<LatestVersion<KindFields>, "id" | "fields">,
    language: Language,
  ): Deletion | Promise<Deletion>;
  remove(staff: Editor, id: number, submission: Submission): Promise<Answered<{ done: boolean }>>;
};

const labelled = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `form.${name}`]));

const elsewhere = { to: "/", key: "auth:access-denied" };

export const newsArea: PublicationArea<ArticleFields> = {
  kind: newsKind,
  addresses: news,
  notYours: { to: href(news.list), key: "news:may-not-edit" },
  compared: labelled(comparedInNews),
  deletion({ fields: { date, attachments } }, language) {
    const t = translator(language, "news");
    const files = attachments.length ? t("attachments", { count: attachments.length }) : null;
    return { day: date, files, explanation: t("delete-page.explain") };
  },
  remove: deleteArticle,
};

export const eventsArea: PublicationArea<EventFields> = {
  kind: eventKind,
  addresses: events,
  notYours: elsewhere,
  compared: labelled(comparedInEvents),
  deletion({ fields: { date, photo } }, language) {
    const t = translator(language, "events");
    return { day: date, files: null, explanation: t(`delete-page.${photo ? "explain-photo" : "explain"}`) };
  },
  remove: deleteEvent,
};

const texts = (captions: GalleryFields["captions"], name: "title" | "title_ar") =>
  captions.map((caption) => caption[name] ?? "").join("\n");

export const galleriesArea: PublicationArea<GalleryFields> = {
  kind: galleryKind,
  addresses: galleries,
  notYours: elsewhere,
  compared: { ...labelled(textNames(galleryTexts)), captions_ar: "form.alt-ar", captions: "form.alt-en" },
  comparable: ({ captions, ...rest }) => ({
    ...rest,
    captions_ar: texts(captions, "title_ar"),
    captions: texts(captions, "title"),
  }),
  async deletion({ id }, language) {
    const t = translator(language, "galleries");
    const gallery = await findGallery(id);
    const files = t("photos", { count: gallery?.photos ?? 0 });
    return { day: gallery?.day ?? "", files, explanation: t("delete-page.explain") };
  },
  remove: deleteGallery,
};

const areas: readonly PublicationArea<Fields>[] = [newsArea, eventsArea, galleriesArea];

/** Returns the kind of publication that an address belongs to; throws if it is none of theirs. */
export function areaOf({ path }: Address): PublicationArea<Fields> {
  const area = areas.find(({ addresses }) => Object.values(addresses).some((each) => each.path === path));
  if (!area) throw new Error(`${path} is no address of a publication`);
  return area;
}
