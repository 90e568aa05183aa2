import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberNumberIn } from "~/domain/members/member-number";
import { columnOfField } from "~/domain/register/columns";
import { listFileChanges } from "~/domain/register/file-report.server";
import { requestApply } from "~/domain/register/file-state.server";
import type { Refusal } from "~/fields/parse-form";
import { Checkbox, ErrorSummary, RadioField, SubmissionId } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { formatNumber, useTranslation } from "~/i18n";
import { settings } from "~/platform/settings.server";
import { Button, ButtonLink, Ltr, PageHeader } from "~/ui";
import { fieldOf, noFields, refusalOf } from "./file-confirmation";
import { getFile, warningsOf } from "./file-report.server";
import { FileWarnings } from "./file-view";
import type { AnyField } from "./member-fields";

/** More conflicts are decided together: nobody goes through a longer list. */
const MAX_EXCEPTIONS = 50;

async function conflictsOf(fileId: number) {
  const everybody = { memberNumber: null, after: 0, limit: MAX_EXCEPTIONS };
  const { changes } = await listFileChanges(fileId, { ...everybody, only: "conflicts" });
  return changes.map(({ memberNumber, conflicts, changed, particulars }) => ({
    memberNumber,
    values: conflicts.map((field) => ({
      column: columnOfField[field]!,
      here: changed[field]?.before ?? null,
      file: particulars[field] ?? null,
    })),
  }));
}

export const loader = handler(registerOffice.applyFile, async ({ params }) => {
  const file = await getFile(params.id);
  const { read = 0, refused = 0, conflicts = 0 } = file.counts;
  return {
    id: file.id,
    fileName: file.fileName,
    good: read - refused,
    refused,
    conflicts,
    exceptions: conflicts > MAX_EXCEPTIONS ? [] : await conflictsOf(file.id),
    warnings: await warningsOf(file),
  };
});

const choices = ["file", "here"] as const;

export const action = handler(registerOffice.applyFile, async ({ request, params, staff }) => {
  const file = await getFile(params.id);
  const warnings = await warningsOf(file);
  return submit(request, {
    form: `register-file-apply:${file.id}`,
    by: staff,
    read: (form) => {
      const { refuse } = readBySchema(form, noFields);
      if (warnings.length && !form.get("confirmed"))
        return {
          value: null,
          refuse: (refusal: Refusal = { fields: { confirmed: ["register-files:problems.confirmed"] } }) =>
            refuse(refusal),
        };
      const stands = choices.find((choice) => choice === form.get("conflicts"));
      const except = form.getAll("except").flatMap((number) => memberNumberIn(String(number)) ?? []);
      const conflicts = stands ? { stands, except } : null;
      return { value: { goodOnly: Boolean(form.get("good_only")), conflicts }, refuse };
    },
    write: (choice, submission) =>
      requestApply(
        file.id,
        { ...choice, secondPerson: settings.registerFiles.secondPerson },
        { staff, submission },
      ),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.file, { id: file.id }), say: "register-files:said-applying" }
        : refuse(refusalOf(outcome.reason), { status: outcome.reason in fieldOf ? 422 : 409 }),
    failed: { log: "failed to apply a register file", say: "register-files:problems.failed" },
  });
});

export default function ApplyFile() {
  const { t, language } = useTranslation("register-files");
  const { id, fileName, good, refused, conflicts, exceptions, warnings } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const [form, fields] = useForm<{ good_only: string; conflicts: string; confirmed: string }, string[]>({
    id: "apply",
    lastResult: refusal,
  });
  const figure = (count: number) => formatNumber(count, language);
  return (
    <>
      <PageHeader record={fileName} />
      <FileWarnings warnings={warnings} />
      <form method="post" noValidate className="max-w-3xl">
        <ErrorSummary
          form={form as never}
          labels={{ good_only: "", conflicts: t("conflicts"), confirmed: "" }}
        />
        <SubmissionId />
        {refused ? (
          <div className="mb-6">
            <Checkbox field={fields.good_only as never}>
              {t("good-only", { good: figure(good), refused: figure(refused) })}
            </Checkbox>
          </div>
        ) : null}
        {conflicts ? (
          <RadioField
            field={fields.conflicts as AnyField}
            label={t("conflicts-label", { amount: figure(conflicts) })}
            options={choices.map((choice) => ({ id: choice, name: t(`conflicts-choices.${choice}`) }))}
          />
        ) : null}
        <Exceptions exceptions={exceptions} />
        {warnings.length ? (
          <div className="mb-6">
            <Checkbox field={fields.confirmed as never}>{t("confirmed")}</Checkbox>
          </div>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("apply")}</Button>
          <ButtonLink href={href(registerOffice.file, { id })} variant="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

type Exception = Awaited<ReturnType<typeof conflictsOf>>[number];

/** The members for whom the other value stands. */
function Exceptions({ exceptions }: { exceptions: Exception[] }) {
  const { t } = useTranslation(["register-files", "register-office"]);
  if (!exceptions.length) return null;
  const value = (text: string | number | null) => <bdi>{text ?? "–"}</bdi>;
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-bold">{t("register-files:except")}</legend>
      {exceptions.map(({ memberNumber, values }) => (
        <label key={memberNumber} className="choice mb-3">
          <input type="checkbox" name="except" value={memberNumber} />
          <span>
            <Ltr>{memberNumber}</Ltr>
            {values.map(({ column, here, file }) => (
              <span key={column} className="block text-muted">
                {t(`register-office:columns.${column}`)}: {t("register-files:before")} {value(here)} ·{" "}
                {t("register-files:after")} {value(file)}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
