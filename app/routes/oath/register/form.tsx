import { useForm } from "@conform-to/react";
import { FIND, SUBMIT } from "~/domain/oaths/input";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { Honeypot, SubmissionId, SubmitButton } from "~/forms/submission";
import type { LocalText } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";
import { StandingIcon } from "~/ui/standing";
import type { OathAnswer } from "./action.server";

const NUMBER = "association_number";

/** One form, two steps: the number's name is shown, then the number is submitted. Enter asks for the name. */
export function OathForm({ answer, sentence, found }: OathAnswer) {
  const { t } = useTranslation("oath");
  const [form, fields] = useForm<Record<typeof NUMBER, string>, string[]>({ id: "oath", lastResult: answer });
  const field = fields[NUMBER];
  return (
    <>
      <ErrorSummary form={form} labels={{ [NUMBER]: t("number") }} sentence={sentence} />
      <form id={form.id} method="post" noValidate className="oath max-w-xl">
        <SubmissionId />
        <Honeypot />
        <Field
          field={field}
          label={t("number")}
          hint={t("note")}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          autoFocus={!answer}
        />
        <Button variant="quiet" name={FIND} value="1">
          {t("find")}
        </Button>
        <FoundName name={found?.name} inputId={field.id} />
        <SubmitButton busy="submitting" name={SUBMIT} value={found?.number ?? ""} hidden={!found}>
          {t("submit")}
        </SubmitButton>
        <p className="mt-6 text-sm">
          <a className="link" href="/privacy-policy#oath">
            {t("privacy")}
          </a>
        </p>
      </form>
    </>
  );
}

/** The doctor's name as read-only text beside the words that it was found; hidden until there is one, or a script. */
function FoundName({ name, inputId }: { name: LocalText | undefined; inputId: string }) {
  const { t } = useTranslation("oath");
  return (
    <div className="oath-result" hidden={!name}>
      <p id="oath-name" className="field-label">
        {t("name")}
      </p>
      <output
        htmlFor={inputId}
        id="oath-found"
        aria-labelledby="oath-name oath-found"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: leads to the answer where no script can
        autoFocus={Boolean(name)}
        className="oath-name"
      >
        <span className="oath-hit" hidden={!name}>
          <StandingIcon tone="yes" />
          {t("found")}
        </span>
        <bdi lang={name?.lang}>{name?.value}</bdi>
      </output>
      <p className="oath-busy" hidden>
        <span className="spinner" />
        {t("looking-up")}
      </p>
      <p className="flash oath-toast" aria-hidden="true" hidden />
    </div>
  );
}
