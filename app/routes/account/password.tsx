import { useForm } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { requireStaffPassword } from "~/auth/reauthenticate.server";
import { refuseAttempt } from "~/auth/refused-attempt.server";
import { ownTokenHash } from "~/auth/sessions.server";
import { visit } from "~/auth/visit.server";
import { changedPasswordInput } from "~/domain/accounts/staff-input";
import { changeOwnPassword } from "~/domain/accounts/staff-password.server";
import { findOutcome, serialize, submissionOf } from "~/domain/submissions/once.server";
import { secretFields, withoutSecrets } from "~/domain/submissions/secret-fields";
import { parseForm } from "~/fields/parse-form";
import { ADVISED_STAFF, LEAST_STAFF } from "~/fields/password-rule";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { readForm } from "~/forms/read-body.server";
import { SubmissionId } from "~/forms/submission";
import { useChecks } from "~/forms/use-checks";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { Button, ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";

type Fields = { old_password: string; password: string; password_again: string };

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  await visit(request, account.password);
  return null;
}

const wrongPassword = { fields: { old_password: ["accounts:own.wrong-password"] } };
const changed = (request: Request) =>
  redirectWithFlash(request, "/account", { kind: "success", key: "accounts:own.password-changed" });

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, account.password);
  const form = await readForm(request);
  const submission = await submissionOf(withoutSecrets(form), "own-password", staff);
  return serialize(submission, async () => {
    if (await findOutcome(submission)) return changed(request);
    const { value, refuse } = parseForm(form, changedPasswordInput, secretFields);
    if (!value) return data({ answer: refuse(), locked: null }, { status: 422 });
    try {
      await requireStaffPassword(staff.id, value.old_password);
    } catch (error) {
      return refuseAttempt(error, request, refuse, wrongPassword);
    }
    const own = { id: staff.id, tokenHash: await ownTokenHash("staff", request) };
    await changeOwnPassword(own, value.password, submission);
    return changed(request);
  });
}

export default function ChangePassword() {
  const { t } = useTranslation("accounts");
  const refused = useActionData<typeof action>();
  const [form, fields] = useForm<Fields, string[]>({ id: "own-password", lastResult: refused?.answer });
  const labels = {
    old_password: t("own.old-password"),
    password: t("own.new-password"),
    password_again: t("own.new-again"),
  };
  const fresh = { type: "password", dir: "ltr", autoComplete: "new-password" };
  return (
    <>
      <PageHeader />
      <form method="post" noValidate {...useChecks(changedPasswordInput, "max-w-md")}>
        <ErrorSummary form={form} labels={labels} sentence={refused?.locked} />
        <SubmissionId />
        <Field
          field={fields.old_password}
          label={labels.old_password}
          type="password"
          dir="ltr"
          autoComplete="current-password"
        />
        <Field
          field={fields.password}
          label={labels.password}
          hint={t("new-password-hint", { least: LEAST_STAFF, advised: ADVISED_STAFF })}
          {...fresh}
        />
        <Field field={fields.password_again} label={labels.password_again} {...fresh} />
        <p className="mb-4">{t("own.ends-others")}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("own.change-password")}</Button>
          <ButtonLink href="/account" variant="quiet">
            {t("own.cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}
