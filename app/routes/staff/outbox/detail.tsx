import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { outbox } from "~/addresses/staff";
import { handler } from "~/auth/handler.server";
import { pageTitle } from "~/content/navigation";
import { failureCauseOf, mailServiceMessage } from "~/domain/outbox/letter-state";
import { findRecipient, getLetter, showRecipient } from "~/domain/outbox/letters.server";
import { SubmissionId } from "~/forms";
import { submit } from "~/forms/submit.server";
import { formatLongMoment, useTranslation } from "~/i18n";
import { canSend } from "~/platform/mail.server";
import { Button, DefinitionTable, EmailAddress, Notice, PageHeader } from "~/ui";
import { nextTryInWords, SendAgain } from "./send-again";

export const loader = handler(outbox.detail, async ({ params, language }) => {
  const { id, recipient, subject, text, state, tries, ...letter } = await getLetter(params.id);
  return {
    letter: { id, recipient, subject, text, state, tries },
    written: formatLongMoment(letter.createdAt, language),
    sent: letter.sentAt ? formatLongMoment(letter.sentAt, language) : null,
    nextTry: state === "waiting" ? nextTryInWords(letter.nextTryAt, language) : null,
    failure:
      letter.lastError === null
        ? null
        : { cause: failureCauseOf(letter.lastError), words: mailServiceMessage(letter.lastError) },
    setUp: canSend(),
  };
});

type LetterView = { recipient: string | null };
const hidden: LetterView = { recipient: null };

export const action = handler(outbox.detail, async ({ request, params, staff }) => {
  const { id } = await getLetter(params.id);
  return submit(request, {
    form: `recipient:${id}`,
    by: staff,
    read: () => ({ value: {}, refuse: () => hidden }),
    write: (_, submission) => showRecipient(staff, id, submission),
    answer: async (): Promise<LetterView> => ({ recipient: await findRecipient(id) }),
  });
});

export default function Letter() {
  const { t, language } = useTranslation("outbox");
  const { letter, written, sent, nextTry, failure, setUp } = useLoaderData<typeof loader>();
  const { id, state } = letter;
  const recipient = useActionData<typeof action>()?.recipient;
  const list = { title: pageTitle(href(outbox.list))[language], path: `${href(outbox.list)}?state=${state}` };
  const rows = [
    { label: t("to-whom"), value: <EmailAddress address={recipient ?? letter.recipient} /> },
    { label: t("subject"), value: <bdi>{letter.subject}</bdi> },
    { label: t("state"), value: t(`states.${state}`) },
    { label: t("written"), value: written },
    ...(sent ? [{ label: t("sent-at"), value: sent }] : []),
    ...(nextTry ? [{ label: t("next-try"), value: nextTry }] : []),
    { label: t("tries"), value: letter.tries },
    ...(failure
      ? [
          { label: t("reason"), value: t(`causes.${failure.cause}`) },
          { label: t("service-said"), value: <bdi>{failure.words}</bdi> },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader crumbs={[list]} />
      {setUp ? null : (
        <div className="mb-6">
          <Notice kind="warning">{t("not-set-up")}</Notice>
        </div>
      )}
      <div className="max-w-3xl wrap-anywhere">
        <DefinitionTable rows={rows} caption={t("letter")} />
        {recipient ? null : <ShowRecipient id={id} />}
        {state === "sent" ? null : (
          <div className="mt-6">
            <p className="mb-3">{t(`again-hint.${setUp ? state : "not-set-up"}`)}</p>
            {setUp ? <SendAgain id={id} wasTried={letter.tries > 0} /> : null}
          </div>
        )}
        <h2 className="mt-10 mb-3 text-xl">{t("text")}</h2>
        <p dir="auto" className="border border-line p-5 whitespace-pre-line">
          {letter.text}
        </p>
      </div>
    </>
  );
}

function ShowRecipient({ id }: { id: string }) {
  const { t } = useTranslation("outbox");
  return (
    <form
      method="post"
      action={href(outbox.detail, { id })}
      className="mt-4 flex flex-wrap items-center gap-3"
    >
      <SubmissionId />
      <Button type="submit" variant="quiet">
        {t("show-recipient")}
      </Button>
      <span className="text-sm text-muted">{t("show-recipient-hint")}</span>
    </form>
  );
}
