import { href } from "~/addresses/href";
import { galleries } from "~/addresses/publications";
import { useTranslation } from "~/i18n";
import { MissingRecord } from "~/ui";

export function GalleryProblem() {
  const { t } = useTranslation("galleries");
  const list = { path: href(galleries.list), back: t("back") };
  return <MissingRecord title={t("not-found")} text={t("not-found-body")} list={list} />;
}
