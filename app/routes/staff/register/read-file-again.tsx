import { useForm } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { columnNames } from "~/domain/register/column-names.server";
import { type RegisterColumn, registerColumns } from "~/domain/register/columns";
import { requestReading } from "~/domain/register/file-state.server";
import { ErrorSummary, SubmissionId, SubmitButton } from "~/forms";
import { readBySchema, submit } from "~/forms/submit.server";
import { useTranslation } from "~/i18n";
import { headingKey } from "~/platform/csv-read.server";
import { ButtonLink, PageHeader } from "~/ui";
import { noFields, refusalOf } from "./file-confirmation";
import { getFile, partsOf } from "./file-report.server";

export const loader = handler(registerOffice.readFileAgain, async ({ params }) => {
  const file = await getFile(params.id);
  const { headings, sheets, sheet } = partsOf(file);
  const names = await columnNames();
  return {
    id: file.id,
    fileName: file.fileName,
    sheets,
    sheet,
    headings: headings.map((heading) => ({ heading, column: names.get(headingKey(heading)) ?? null })),
  };
});

/** Reads which heading stands for which column; null for a heading that is to be ignored. */
function namesIn(form: FormData): Map<string, RegisterColumn | null> {
  const columns = form.getAll("column");
  return new Map(
    form
      .getAll("heading")
      .map((heading, index) => [
        String(heading),
        registerColumns.find((column) => column === columns[index]) ?? null,
      ]),
  );
}

export const action = handler(registerOffice.readFileAgain, async ({ request, params, staff }) => {
  const file = await getFile(params.id);
  return submit(request, {
    form: `register-file-read-again:${file.id}`,
    by: staff,
    read: (form) => {
      const sheet = partsOf(file).sheets.find((name) => name === form.get("sheet")) ?? null;
      return { ...readBySchema(form, noFields), value: { sheet, names: namesIn(form) } };
    },
    write: (reading, submission) => requestReading(file.id, reading, { staff, submission }),
    answer: (outcome, refuse) =>
      outcome.done
        ? { to: href(registerOffice.file, { id: file.id }) }
        : refuse(refusalOf(outcome.reason), { status: 409 }),
    failed: { log: "failed to read a register file again", say: "register-files:problems.failed" },
  });
});

export default function ReadFileAgain() {
  const { t } = useTranslation("register-files");
  const { id, fileName, headings, sheets, sheet } = useLoaderData<typeof loader>();
  const [form] = useForm({ id: "read-again", lastResult: useActionData<typeof action>() });
  return (
    <>
      <PageHeader record={fileName} />
      <p className="mb-6 max-w-3xl">{t("read-again-about")}</p>
      <form method="post" noValidate className="max-w-2xl">
        <ErrorSummary form={form as never} labels={{}} />
        <SubmissionId />
        {sheets.length > 1 ? (
          <fieldset className="field">
            <legend className="field-label">{t("sheet")}</legend>
            {sheets.map((name) => (
              <label key={name} className="choice">
                <input type="radio" name="sheet" value={name} defaultChecked={name === sheet} />
                <bdi>{name}</bdi>
              </label>
            ))}
          </fieldset>
        ) : null}
        {headings.map(({ heading, column }, index) => (
          <HeadingField key={heading} id={`column-${index}`} heading={heading} column={column} />
        ))}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="submitting">{t("check")}</SubmitButton>
          <ButtonLink href={href(registerOffice.file, { id })} variant="quiet">
            {t("cancel")}
          </ButtonLink>
        </div>
      </form>
    </>
  );
}

type HeadingProps = { id: string; heading: string; column: RegisterColumn | null };

/** The choice of the column for which a heading of the file stands. */
function HeadingField({ id, heading, column }: HeadingProps) {
  const { t } = useTranslation(["register-files", "register-office"]);
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        <bdi>{heading}</bdi>
      </label>
      <input type="hidden" name="heading" value={heading} />
      <select id={id} name="column" defaultValue={column ?? ""} className="input">
        <option value="">{t("ignore-column")}</option>
        {registerColumns.map((name) => (
          <option key={name} value={name}>
            {`${t(`register-office:columns.${name}`)} (${name})`}
          </option>
        ))}
      </select>
    </div>
  );
}
