import type { State } from "~/domain/complaints/status";
import { useTranslation } from "~/i18n/use-translation";
import { StatusTag } from "./status-tag";
import { Written } from "./written";

type Message = { id: number; title: string; status: State; at: string; day: string };

/** Other messages that may be about the same matter. */
export function SameSender({ messages }: { messages: Message[] }) {
  const { t } = useTranslation("complaints");
  if (!messages.length) return null;
  return (
    <section className="notice notice-warning mt-8" aria-labelledby="same-sender">
      <h2 id="same-sender" className="text-lg">
        {t("same-sender")}
      </h2>
      <p className="text-sm">{t("same-sender-hint")}</p>
      <ul className="mt-2 grid gap-2">
        {messages.map(({ id, title, status, at, day }) => (
          <li key={id}>
            <a className="link" href={`/complaints/${id}`}>
              <Written>{title}</Written>
            </a>
            {" · "}
            <time dateTime={at}>{day}</time> <StatusTag status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
