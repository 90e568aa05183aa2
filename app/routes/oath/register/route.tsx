import { useForm } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { href } from "~/addresses/href";
import { information } from "~/addresses/information";
import { oath } from "~/addresses/public";
import { handler } from "~/auth/handler.server";
import { edition, isShownNow } from "~/content/current-edition";
import { FIND, oathInput, SUBMIT } from "~/domain/oaths/input";
import { StandingIcon } from "~/features/standing/standing";
import { ErrorSummary, Field, Honeypot, SubmissionId, SubmitButton, useChecks } from "~/forms";
import { inLanguage, type LocalText, sentence, useTranslation } from "~/i18n";
import { Button, ButtonLink, Ltr, Paragraphs } from "~/ui";
import { Opening } from "~/ui/article/opening";
import { answerOath, type OathAnswer } from "./action.server";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = handler(oath.register, ({ language }) => ({
  head: { description: sentence(language, "oath:lead") },
}));

export const action = handler(oath.register, answerOath);

export default function RegisterOath() {
  const { t } = useTranslation("oath");
  const answer = useActionData<typeof action>();
  return (
    <>
      <Opening emblem="oath">{answer ? null : <p className="lead">{t("lead")}</p>}</Opening>
      {answer?.before ? (
        <RegisteredBefore {...answer.before} />
      ) : (
        <div className="grid items-start pt-6 gap-10 lg:grid-cols-[3fr_2fr]">
          <OathForm {...answer} />
          <AboutOath />
        </div>
      )}
    </>
  );
}

function AboutOath() {
  const { t, language } = useTranslation("oath");
  const wording = edition().association.oath;
  return (
    <section aria-labelledby="about-oath" className="oath-about">
      <h2 id="about-oath" className="text-xl">
        {t("about-title")}
      </h2>
      <p className="mt-2">{t("about")}</p>
      {wording ? (
        <blockquote className="oath-wording">
          <Paragraphs text={inLanguage(language, wording)} />
        </blockquote>
      ) : null}
      {isShownNow(href(information.associationGuide)) ? (
        <p className="mt-3">
          <a className="link" href={href(information.associationGuide)}>
            {t("guide")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function RegisteredBefore({ number, day }: { number: number; day: string }) {
  const { t } = useTranslation("oath");
  return (
    <div className="max-w-2xl pt-6">
      <div role="status" className="oath-done">
        <StandingIcon tone="yes" />
        <div>
          <p className="text-xl font-bold">{t("registered-before", { day })}</p>
          <p>
            {`${t("number")}: `}
            <Ltr>{number}</Ltr>
          </p>
        </div>
      </div>
      <p className="my-6">{t("nothing-to-do")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">{t("home")}</ButtonLink>
        <ButtonLink href={href(oath.register)} variant="quiet">
          {t("another")}
        </ButtonLink>
      </div>
    </div>
  );
}

const NUMBER = "association_number";

/** A form in two steps: it shows the number's name, then registers the number. Enter asks for the name. */
function OathForm({ answer, sentence, found }: OathAnswer) {
  const { t } = useTranslation("oath");
  const [form, fields] = useForm<Record<typeof NUMBER, string>, string[]>({ id: "oath", lastResult: answer });
  const field = fields[NUMBER];
  return (
    <div>
      <ErrorSummary form={form} labels={{ [NUMBER]: t("number") }} sentence={sentence} />
      <form id={form.id} method="post" noValidate {...useChecks(oathInput, "max-w-xl", "name-look-up")}>
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
        {isShownNow(href(information.privacyPolicy)) ? (
          <p className="mt-6 text-sm">
            <a className="link" href={`${href(information.privacyPolicy)}#oath`}>
              {t("privacy")}
            </a>
          </p>
        ) : null}
      </form>
    </div>
  );
}

/** Shows the doctor's name as read-only text; hidden until it was found, or a script runs. */
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
