import { useTranslation } from "~/i18n";

type Props = {
  state: "none" | "draft" | "scheduled" | "live";
  at: string;
  /** The addresses of its versions, if any, and of its preview. */
  versions: string | null;
  preview: string;
};

/** Shows the public state of the newest version, with links to all versions and to the preview. */
export function WrittenState({ state, at, versions, preview }: Props) {
  const { t } = useTranslation("content");
  return (
    <p className="mb-6 text-muted">
      {t(`state-at.${state}`, { at })}
      {versions ? (
        <>
          {" · "}
          <a className="link" href={versions}>
            {t("versions.title")}
          </a>
        </>
      ) : null}
      {" · "}
      {t("preview")}{" "}
      {(["ar", "en"] as const).map((language) => (
        <a key={language} className="link me-2" href={`${preview}?lang=${language}`}>
          {t(`blocks.lang.${language}`)}
        </a>
      ))}
    </p>
  );
}
