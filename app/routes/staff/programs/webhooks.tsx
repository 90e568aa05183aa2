import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { programs } from "~/addresses/programs";
import { handler } from "~/auth/handler.server";
import { isFreshlySignedIn, requireRecentSignIn } from "~/auth/reauthenticate.server";
import { type WebhookEvent, webhookEvents, webhookInput } from "~/domain/webhooks/input";
import { addWebhook, listWebhooks } from "~/domain/webhooks/webhooks.server";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks, useErrorText } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, useTranslation } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { EmptyState, Ltr, PageHeader } from "~/ui";
import { ConfirmNotice } from "~/ui/confirm-notice";
import { NewSecret } from "./new-secret";
import { newSecret } from "./new-secret.server";

const messages = {
  "certificate.cancelled": "certificate-cancelled",
  "doctor.status_changed": "doctor-status-changed",
} as const satisfies Record<WebhookEvent, string>;

const WEBHOOKS = href(programs.webhooks);

export const loader = handler(programs.webhooks, async ({ request, language }) => {
  const { secret: made, headers } = await newSecret.take(request, ({ of }) => of === "webhook");
  const webhooks = (await listWebhooks()).map(({ id, url, events, deliveries }) => ({
    id,
    url,
    events: events as WebhookEvent[],
    deliveries: deliveries.map(({ id, event, state, tries, lastError, createdAt, sentAt }) => ({
      id,
      event: event as WebhookEvent,
      state,
      tries,
      lastError,
      at: formatMoment(sentAt ?? createdAt, language),
    })),
  }));
  const isFresh = await isFreshlySignedIn("staff", request);
  return data({ events: webhookEvents, webhooks, secret: made?.secret ?? null, isFresh }, { headers });
});

export const action = handler(programs.webhooks, async ({ request, staff }) =>
  submit(request, {
    form: "add-webhook",
    by: staff,
    read: (form) => readBySchema(form, webhookInput(settings.demo)),
    allow: () => requireRecentSignIn(request),
    write: (webhook, submission) => addWebhook(staff, webhook, submission),
    answer: async (_, __, { wrote: { secret } }) =>
      secret
        ? { to: WEBHOOKS, headers: await newSecret.keep({ of: "webhook", secret }) }
        : { to: WEBHOOKS, say: "programs:key-shown" },
    failed: { log: "failed to add a webhook", say: "programs:not-added" },
  }),
);

export default function Webhooks() {
  const { t } = useTranslation("programs");
  const { webhooks, secret, isFresh } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="lead">{t("webhooks.about")}</p>
      <ConfirmNotice isFresh={isFresh} path={WEBHOOKS} />
      {secret ? <NewSecret says={t("webhooks.once")} secret={secret} /> : null}
      <div className="grid items-start gap-10 xl:grid-cols-[1fr_22rem]">
        <section aria-labelledby="webhooks" className="min-w-0">
          <h2 id="webhooks" className="mb-4 text-xl">
            {t("webhooks.list")}
          </h2>
          {webhooks.length ? (
            <ul className="rows">
              {webhooks.map((webhook) => (
                <WebhookItem key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t("webhooks.none")} />
          )}
        </section>
        <AddWebhook />
      </div>
    </>
  );
}

type Webhook = ReturnType<typeof useLoaderData<typeof loader>>["webhooks"][number];

/** Shows an address, its events, and its latest deliveries. */
function WebhookItem({ webhook: { id, url, events, deliveries } }: { webhook: Webhook }) {
  const { t } = useTranslation("programs");
  return (
    <li className="row">
      <h3 className="wrap-anywhere">
        <Ltr>{url}</Ltr>
      </h3>
      <p className="text-sm text-muted">
        {events.map((event) => t(`events.${messages[event]}`)).join(" · ")}
      </p>
      {deliveries.length ? (
        <details>
          <summary className="link">{t("webhooks.deliveries")}</summary>
          <ol className="mt-2 grid gap-2 text-sm">
            {deliveries.map(({ id, event, state, tries, lastError, at }) => (
              <li key={id}>
                {`${at} · ${t(`events.${messages[event]}`)} · `}
                <b>{t(`states.${state}`)}</b>
                {lastError ? (
                  <span className="block text-muted">
                    {`${t("webhooks.tries", { count: tries })} `}
                    <bdi lang="en">{lastError}</bdi>
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
        </details>
      ) : null}
      <form method="post" action={`${WEBHOOKS}/${id}/remove`}>
        <SubmissionId />
        <button type="submit" className="link py-1" aria-label={t("webhooks.remove-it", { url })}>
          {t("webhooks.remove")}
        </button>
      </form>
    </li>
  );
}

function AddWebhook() {
  const { t } = useTranslation("programs");
  const say = useErrorText();
  const { events } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<{ url: string; events: string[] }, string[]>({
    id: "webhook",
    lastResult: refused,
    defaultValue: { events: [...events] },
  });
  const labels = { url: t("webhooks.url"), events: t("webhooks.events") };
  const chosen = ([] as unknown[]).concat(fields.events.initialValue ?? []);
  return (
    <section aria-labelledby="add" className="card p-6">
      <h2 id="add" className="mb-4 text-xl">
        {t("webhooks.add")}
      </h2>
      <ErrorSummary form={form} labels={labels} />
      <form method="post" action={WEBHOOKS} noValidate {...useChecks(webhookInput())}>
        <SubmissionId />
        <Field
          field={fields.url}
          label={labels.url}
          hint={t("webhooks.url-hint")}
          type="url"
          dir="ltr"
          autoComplete="off"
        />
        <fieldset
          className="field"
          aria-describedby={fields.events.errors ? fields.events.errorId : undefined}
        >
          <legend className="field-label">{labels.events}</legend>
          {fields.events.errors ? (
            <p id={fields.events.errorId} className="field-error">
              {say(fields.events.errors[0]!)}
            </p>
          ) : null}
          {events.map((event, index) => (
            <label key={event} className="choice">
              <input
                id={index ? undefined : fields.events.id}
                type="checkbox"
                name="events"
                value={event}
                defaultChecked={chosen.includes(event)}
              />
              <span>{t(`events.${messages[event]}`)}</span>
            </label>
          ))}
        </fieldset>
        <SubmitButton busy="creating">{t("webhooks.add-button")}</SubmitButton>
      </form>
    </section>
  );
}
