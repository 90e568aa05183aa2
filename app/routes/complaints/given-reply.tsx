import type { ReactNode } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { DoneBy } from "~/ui/done-by";

export type ShownReply = {
  text: string;
  at: string;
  moment: string;
  by: string | null;
  way: "email" | "phone" | null;
};

/** The latest answer to a message, with when, by whom and how it was given. */
export function GivenReply({
  title,
  reply,
  children,
}: {
  title: string;
  reply: ShownReply;
  children?: ReactNode;
}) {
  const { t } = useTranslation("complaints");
  const { text, at, moment, by, way } = reply;
  return (
    <section className="my-6 border-s-4 border-accent ps-4">
      <h2 className="text-xl">{title}</h2>
      <DoneBy at={at} moment={moment} by={by} byWord={t("history.by")}>
        {way ? ` · ${t(`ways.${way}`)}` : null}
      </DoneBy>
      <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {children}
    </section>
  );
}
