import { useTranslation } from "~/i18n/use-translation";
import { Photo, type ShownPhoto } from "~/ui/photo";

type Props = {
  photo: ShownPhoto | null;
  photoName: string | null;
  /** The version of the event that the writer's text starts from. */
  seenVersion: number;
};

/** The photo an event has now, by its name where that is known, and which version of the event is being edited. */
export function Present({ photo, photoName, seenVersion }: Props) {
  const { t } = useTranslation("events");
  return (
    <>
      <input type="hidden" name="version" value={seenVersion} />
      {photo ? (
        <figure className="mb-6">
          <Photo photo={photo} alt="" />
          <figcaption className="text-sm text-muted">
            {t("form.present-photo")} <bdi>{photoName || t("form.uploaded")}</bdi>
          </figcaption>
        </figure>
      ) : null}
    </>
  );
}
