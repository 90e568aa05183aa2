import { useTranslation } from "~/i18n/use-translation";

export type FlashNotice = {
  kind: "success" | "error";
  /** The sentence, named `area:key`. */
  key: string;
  params?: Record<string, string | number>;
  link?: { to: string; key: string };
};

/** What just happened, at the top of the page, until the next one. Enhanced, good news grows quiet after a while. */
export function FlashList({ notices }: { notices: FlashNotice[] }) {
  const { t } = useTranslation();
  const say = (key: string, params = {}) => t(key as never, params as never) as unknown as string;
  return notices.map(({ kind, key, params, link }) => (
    <p
      key={key}
      className="flash"
      role={kind === "error" ? "alert" : "status"}
      data-toast={kind === "success" ? "" : undefined}
    >
      {say(key, params)}
      {link ? " " : null}
      {link ? (
        <a className="link" href={link.to}>
          {say(link.key)}
        </a>
      ) : null}
    </p>
  ));
}
