import { useActionData } from "@remix-run/react";
import { useTranslation } from "~/i18n/use-translation";
import { Photo, type ShownPhoto } from "~/ui/photo";
import type { Refused } from "./news-form";

type Props = { article: ShownPhoto & { photoName: string; version: number } };

/** The photo an article has now, and which version of the article the writer has seen. */
export function PresentPhoto({ article }: Props) {
  const { t } = useTranslation("news");
  const refused = useActionData<Refused>();
  const held = refused?.files.held;
  return (
    <figure className="mb-6">
      <input type="hidden" name="version" value={refused?.seenVersion ?? article.version} />
      {held?.carried ? <input type="hidden" name="held" value={held.carried} /> : null}
      <Photo photo={article} alt="" />
      <figcaption className="text-sm text-muted">
        {t("form.present-photo")} <bdi>{article.photoName}</bdi>
        {held?.photoName ? (
          <>
            <br />
            {t("form.photo-to-come")} <bdi>{held.photoName}</bdi>
          </>
        ) : null}
      </figcaption>
    </figure>
  );
}
