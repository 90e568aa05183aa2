import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";

/** Says to those who see a draft that nobody else does, and where to publish it. */
export function DraftNotice({ id }: { id: number }) {
  const { t } = useTranslation("galleries");
  return (
    <div className="mb-6">
      <Notice>
        <p>
          {`${t("draft-notice")} `}
          <a className="link" href={`/edit-gallery/${id}`}>
            {t("publish-it")}
          </a>
        </p>
      </Notice>
    </div>
  );
}
