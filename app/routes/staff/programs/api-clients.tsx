import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { api } from "~/addresses/api";
import { href } from "~/addresses/href";
import { programs } from "~/addresses/programs";
import { handler } from "~/auth/handler.server";
import { isFreshlySignedIn, requireRecentSignIn } from "~/auth/reauthenticate.server";
import { addApiClient, listApiClients } from "~/domain/api-clients/api-clients.server";
import { type ApiScope, apiClientInput, apiScopes, USUAL_CALLS } from "~/domain/api-clients/input";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatMoment, useTranslation } from "~/i18n";
import { EmptyState, Ltr, PageHeader } from "~/ui";
import { ConfirmNotice } from "~/ui/confirm-notice";
import { NewSecret } from "./new-secret";
import { newSecret } from "./new-secret.server";

const CLIENTS = href(programs.apiClients);

export const loader = handler(programs.apiClients, async ({ request, language }) => {
  const { secret: made, headers } = await newSecret.take(request, ({ of }) => of === "api-client");
  const clients = (await listApiClients()).map(({ id, name, keyEnd, callsPerMinute, scopes, ...times }) => ({
    id,
    name,
    keyEnd,
    callsPerMinute,
    scopes: apiScopes.filter((scope) => scopes.includes(scope)),
    made: formatMoment(times.createdAt, language),
    used: times.lastUsedAt && formatMoment(times.lastUsedAt, language),
    revoked: times.revokedAt && formatMoment(times.revokedAt, language),
  }));
  const isFresh = await isFreshlySignedIn("staff", request);
  return data({ clients, key: made?.secret ?? null, isFresh }, { headers });
});

export const action = handler(programs.apiClients, async ({ request, staff }) =>
  submit(request, {
    form: "add-api-client",
    by: staff,
    read: (form) => readBySchema(form, apiClientInput),
    allow: () => requireRecentSignIn(request),
    write: (client, submission) => addApiClient(staff, client, submission),
    answer: async (_, __, { wrote: { key } }) =>
      key
        ? { to: CLIENTS, headers: await newSecret.keep({ of: "api-client", secret: key }) }
        : { to: CLIENTS, say: "programs:key-shown" },
    failed: { log: "failed to add an API client", say: "programs:not-added" },
  }),
);

export default function ApiClients() {
  const { t } = useTranslation("programs");
  const { clients, key, isFresh } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="lead">
        {`${t("clients.about")} `}
        <a className="link" href={href(api.page)}>
          {t("clients.description")}
        </a>
      </p>
      <ConfirmNotice isFresh={isFresh} path={CLIENTS} />
      {key ? <NewSecret says={t("clients.once")} secret={key} /> : null}
      <div className="grid items-start gap-10 xl:grid-cols-[1fr_22rem]">
        <section aria-labelledby="clients" className="min-w-0">
          <h2 id="clients" className="mb-4 text-xl">
            {t("clients.list")}
          </h2>
          {clients.length ? <ClientTable clients={clients} /> : <EmptyState title={t("clients.none")} />}
        </section>
        <AddClient />
      </div>
    </>
  );
}

const messages = { "register.write": "register-write", "register.sync": "register-sync" } as const;

type Client = ReturnType<typeof useLoaderData<typeof loader>>["clients"][number];

const ClientTable = ({ clients }: { clients: Client[] }) => {
  const { t } = useTranslation("programs");
  return (
    <table className="table row-cards">
      <thead>
        <tr>
          {(["name", "key", "limit", "state"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`clients.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <tr key={client.id}>
            <th scope="row">
              <bdi>{client.name}</bdi>
            </th>
            <td>
              <Ltr>{`… ${client.keyEnd}`}</Ltr>
              {client.scopes.map((scope) => (
                <small key={scope} className="block text-muted">
                  {t(`clients.scope-names.${messages[scope]}`)}
                </small>
              ))}
            </td>
            <td>{t("clients.calls", { count: client.callsPerMinute })}</td>
            <td>
              {client.revoked ? (
                <b>{t("clients.withdrawn", { at: client.revoked })}</b>
              ) : (
                <InUse client={client} />
              )}
              <small className="block text-muted">{t("clients.made", { at: client.made })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

function InUse({ client: { id, name, used } }: { client: Client }) {
  const { t } = useTranslation("programs");
  return (
    <>
      {used ? t("clients.used", { at: used }) : t("clients.never-used")}
      <form method="post" action={`${CLIENTS}/${id}/revoke`}>
        <SubmissionId />
        <button type="submit" className="link py-1" aria-label={t("clients.withdraw-it", { name })}>
          {t("clients.withdraw")}
        </button>
      </form>
    </>
  );
}

function AddClient() {
  const { t } = useTranslation("programs");
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<{ name: string; limit: string; scopes: ApiScope[] }, string[]>({
    id: "client",
    lastResult: refused,
    defaultValue: { limit: String(USUAL_CALLS) },
  });
  const labels = { name: t("clients.name"), limit: t("clients.limit"), scopes: t("clients.scopes") };
  const chosen = ([] as unknown[]).concat(fields.scopes.initialValue ?? []);
  return (
    <section aria-labelledby="add" className="card p-6">
      <h2 id="add" className="mb-4 text-xl">
        {t("clients.add")}
      </h2>
      <ErrorSummary form={form} labels={labels} />
      <form method="post" action={CLIENTS} noValidate {...useChecks(apiClientInput)}>
        <SubmissionId />
        <Field
          field={fields.name}
          label={labels.name}
          hint={t("clients.name-hint")}
          autoComplete="off"
          dir="auto"
          maxLength={80}
        />
        <Field
          field={fields.limit}
          label={labels.limit}
          hint={t("clients.limit-hint")}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
        />
        <fieldset className="field">
          <legend className="field-label">{labels.scopes}</legend>
          {apiScopes.map((scope) => (
            <label key={scope} className="choice">
              <input type="checkbox" name="scopes" value={scope} defaultChecked={chosen.includes(scope)} />
              <span>{t(`clients.scope-names.${messages[scope]}`)}</span>
            </label>
          ))}
        </fieldset>
        <SubmitButton busy="creating">{t("clients.add-button")}</SubmitButton>
      </form>
    </section>
  );
}
