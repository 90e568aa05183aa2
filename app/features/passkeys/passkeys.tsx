import { useForm } from "@conform-to/react";
import { newPasskeyInput, passkeyNameInput, type RequiredProof } from "~/domain/accounts/passkey-input";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { type LocalMoment, useTranslation } from "~/i18n";

type Passkey = {
  id: string;
  name: string;
  refused: boolean;
  since: LocalMoment;
  lastUsed: LocalMoment | null;
};
type Refused = { answer: Answer; locked: string | null } | undefined;
type Props = {
  list: string;
  requiredProof: RequiredProof;
  passkeys: Passkey[];
  refused: Refused;
  of: string | undefined;
};

/** Lists the owner's passkeys and adds one; `of` is the passkey whose new name was refused. */
export function Passkeys({ list, requiredProof, passkeys, refused, of }: Props) {
  const { t } = useTranslation("passkeys");
  return (
    <div className="grid max-w-3xl gap-12">
      <p className="max-w-2xl">{t("about")}</p>
      {passkeys.length ? (
        <section aria-labelledby="passkeys">
          <h2 id="passkeys" className="mb-3 text-xl">
            {t("yours")}
          </h2>
          <ul className="border-t">
            {passkeys.map((passkey) => (
              <OnePasskey
                key={passkey.id}
                list={list}
                answer={of === passkey.id ? refused : undefined}
                {...passkey}
              />
            ))}
          </ul>
          <p className="mt-3 text-sm text-muted">{t("remove-about")}</p>
        </section>
      ) : null}
      <NewPasskey list={list} requiredProof={requiredProof} refused={of ? undefined : refused} />
    </div>
  );
}

function OnePasskey({
  list,
  id,
  name,
  refused: isRefused,
  since,
  lastUsed,
  answer,
}: Passkey & { list: string; answer?: Refused }) {
  const { t } = useTranslation(["passkeys", "accounts"]);
  const [form, fields] = useForm<{ name: string }, string[]>({
    id: `passkey-${id}`,
    lastResult: answer?.answer,
    defaultValue: { name },
  });
  return (
    <li className="grid gap-3 border-b py-4">
      <div>
        <p className="font-bold">
          <bdi>{name}</bdi>
          {isRefused ? <span className="tag ms-2">{t("passkeys:copied")}</span> : null}
        </p>
        <p className="text-sm text-muted">
          <time dateTime={since.iso}>{t("passkeys:since", { at: since.text })}</time>
          {" · "}
          {lastUsed ? (
            <time dateTime={lastUsed.iso}>{t("passkeys:last-used", { at: lastUsed.text })}</time>
          ) : (
            t("passkeys:never-used")
          )}
        </p>
        {isRefused ? <p className="mt-2">{t("passkeys:copied-about")}</p> : null}
      </div>
      <ErrorSummary form={form} labels={{ name: t("passkeys:new-name") }} sentence={answer?.locked} />
      <div className="flex flex-wrap items-end gap-3">
        <form
          method="post"
          action={`${list}/${id}/name`}
          noValidate
          {...useChecks(passkeyNameInput, "passkey-name")}
        >
          <SubmissionId />
          <Field field={fields.name} label={t("passkeys:new-name")} maxLength={60} autoComplete="off" />
          <SubmitButton busy="working" variant="quiet">
            {t("passkeys:rename")}
            <span className="sr-only"> {t("accounts:of", { name })}</span>
          </SubmitButton>
        </form>
        <form method="post" action={`${list}/${id}/remove`} data-enhance="place">
          <SubmissionId />
          <SubmitButton busy="working" variant="danger">
            {t("passkeys:remove")}
            <span className="sr-only"> {t("accounts:of", { name })}</span>
          </SubmitButton>
        </form>
      </div>
    </li>
  );
}

/** Created by a script with the device; without script, the page says so. */
function NewPasskey({
  list,
  requiredProof,
  refused,
}: {
  list: string;
  requiredProof: RequiredProof;
  refused: Refused;
}) {
  const { t } = useTranslation(["passkeys", "accounts"]);
  const [form, fields] = useForm<{ name: string; password: string }, string[]>({
    id: "new-passkey",
    lastResult: refused?.answer,
  });
  const labels = { name: t("passkeys:name"), password: t("accounts:step.confirm") };
  const number = requiredProof === "doctor" ? ({ inputMode: "numeric" } as const) : {};
  return (
    <section aria-labelledby="add-passkey">
      <h2 id="add-passkey" className="mb-3 text-xl">
        {t("passkeys:add-title")}
      </h2>
      <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
      <p className="needs-script mb-4 font-bold">{t("passkeys:add-needs-script")}</p>
      <form
        method="post"
        action={list}
        noValidate
        data-passkey={`${list}/challenge`}
        data-stopped={t("passkeys:not-made.stopped")}
        data-known={t("passkeys:not-made.known")}
        {...useChecks(newPasskeyInput[requiredProof], "max-w-md", "passkeys")}
      >
        <SubmissionId />
        <input type="hidden" name="credential" />
        <Field
          field={fields.name}
          label={labels.name}
          hint={t("passkeys:name-hint")}
          maxLength={60}
          autoComplete="off"
        />
        {requiredProof === "fresh" ? null : (
          <Field
            field={fields.password}
            label={labels.password}
            hint={t("accounts:step.confirm-hint")}
            type="password"
            dir="ltr"
            autoComplete="current-password"
            {...number}
          />
        )}
        <button type="submit" className="btn">
          {t("passkeys:add")}
        </button>
        <p role="status" className="mt-3 font-bold" />
      </form>
    </section>
  );
}
