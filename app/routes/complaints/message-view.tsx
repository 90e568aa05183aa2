import type { ReactNode } from "react";
import { href } from "~/addresses/href";
import { complaints } from "~/addresses/staff";
import { phoneLink } from "~/content/phone-words";
import type { State } from "~/domain/complaints/status";
import { type Language, useTranslation } from "~/i18n";
import { ButtonLink, DefinitionTable, DoneBy, EmailAddress, Ltr } from "~/ui";

/** A line written by a stranger: keeps its own direction, and breaks long words. */
export const Written = ({ children }: { children: ReactNode }) => (
  <bdi className="wrap-anywhere">{children}</bdi>
);

/** Names the message that a link or field is about, for screen readers. */
export const MessageName = ({ title, more }: { title: string; more?: string }) => (
  <span className="sr-only">
    {": "}
    <Written>{title}</Written>
    {more}
  </span>
);

const colours: Record<State, string> = {
  pending: "bg-warning-soft text-ink",
  replied: "bg-success-soft text-success",
  closed: "text-muted",
  held: "bg-warning-soft text-ink",
};

export function StatusTag({ status }: { status: State }) {
  const { t } = useTranslation("complaints");
  return <span className={`tag ${colours[status]}`}>{t(`statuses.${status}`)}</span>;
}

type Props = { complaint: { id: number; title: string; email: string | null; status: string } };

export function PrintLink({ complaint: { id, title } }: Props) {
  const { t } = useTranslation(["complaints", "shell"]);
  return (
    <a className="link py-2" href={href(complaints.print, { id })} target="_blank" rel="noopener">
      {t("complaints:print")}
      <MessageName title={title} more={` ${t("shell:new-tab")}`} />
    </a>
  );
}

/** The link to answer a message without an answer; by phone if there is no e-mail address. */
export function ReplyLink({ complaint: { id, title, email, status } }: Props) {
  const { t } = useTranslation("complaints");
  if (status === "replied") return null;
  return (
    <ButtonLink href={href(complaints.reply, { id })}>
      {t(email ? "reply" : "phone-answer")}
      <MessageName title={title} />
    </ButtonLink>
  );
}

export type MessageView = {
  reference: string;
  name: string;
  phone: string;
  email: string | null;
  at: string;
  moment: string;
  language: Language;
  title: string;
  subject: string;
};

export const MessageFacts = ({ message }: { message: MessageView }) => (
  <>
    <MessageTable message={message} />
    <MessageText message={message} className="mt-6" />
  </>
);

export function MessageTable({ message }: { message: MessageView }) {
  const { t } = useTranslation("complaints");
  const { reference, name, phone, email, at, moment, language, title } = message;
  return (
    <DefinitionTable
      caption={t("the-message")}
      rows={[
        { label: t("fields.reference"), value: <Ltr>{reference}</Ltr> },
        { label: t("fields.name"), value: <Written>{name}</Written> },
        {
          label: t("fields.phone"),
          value: phone ? (
            <a className="link" href={phoneLink(phone)}>
              <Ltr>{phone}</Ltr>
            </a>
          ) : (
            t("not-specified")
          ),
        },
        {
          label: t("fields.email"),
          value: email ? (
            <Written>
              <EmailAddress address={email} />
            </Written>
          ) : (
            t("not-specified")
          ),
        },
        { label: t("fields.date"), value: <time dateTime={at}>{moment}</time> },
        { label: t("fields.language"), value: t(`languages.${language}`) },
        { label: t("fields.title"), value: <Written>{title}</Written> },
      ]}
    />
  );
}

export function MessageText({ message, className }: { message: MessageView; className: string }) {
  const { t } = useTranslation("complaints");
  return (
    <div className={className}>
      <h2 className="mb-2 text-xl">{t("fields.subject")}</h2>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {message.subject}
      </p>
    </div>
  );
}

export type ReplyView = {
  text: string;
  at: string;
  moment: string;
  by: string | null;
  way: "email" | "phone" | null;
};

export function StoredReply({
  title,
  reply,
  children,
}: {
  title: string;
  reply: ReplyView;
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
