import { useForm } from "@conform-to/react";
import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { verification } from "~/addresses/certificates";
import { visit } from "~/auth/visit.server";
import { pageTitle } from "~/content/navigation";
import type { Answer } from "~/fields/parse-form";
import { ErrorSummary } from "~/forms/error-summary";
import { Field } from "~/forms/field";
import { translator } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { Opening } from "~/ui/article/opening";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Ltr } from "~/ui/text";
import { type Asked, lookUp } from "./look-up.server";
import { CheckResult, RegisterResult } from "./results";

const CODE_EXAMPLE = "7K3M-9QXW-2F8A-4RTD";
const NUMBER_EXAMPLE = "10001";

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { language } = await visit(request, verification.page);
  const { status, headers, ...found } = await lookUp({ request, context, pathCode: params.code, language });
  const description = translator(language, "certificates")("verify.about");
  const answered = new Headers(headers);
  if (found.asked) answered.set("Cache-Control", "private, no-store");
  return data(
    { head: { title: pageTitle("/verify")[language], description }, ...found },
    { status, headers: answered },
  );
}

export default function Verify() {
  const { t } = useTranslation("certificates");
  const { asked, typed, answer, check, member, sentence } = useLoaderData<typeof loader>();
  const given = (form: "code" | "number") => (asked === form ? { typed, answer } : {});
  const isAnswered = Boolean(check || member);
  const code = <CodeQuestion {...given("code")} />;
  return (
    <>
      <Opening emblem="check">
        <p className="lead print:hidden">{t("verify.about")}</p>
      </Opening>
      <div className={isAnswered ? "reading pt-8" : "pt-8"}>
        {check ? <CheckResult check={check} /> : null}
        {member ? <RegisterResult member={member} typed={typed ?? ""} /> : null}
        {sentence ? (
          <div role="alert" className="mb-8">
            <Notice kind="danger">{sentence}</Notice>
          </div>
        ) : null}
        <div className={`grid items-start gap-10 print:hidden${isAnswered ? "" : " lg:grid-cols-2"}`}>
          {member ? null : code}
          <NumberQuestion {...given("number")} />
          {member ? code : null}
        </div>
      </div>
    </>
  );
}

type Given = { typed?: string; answer?: Answer };

function CodeQuestion(given: Given) {
  const { t } = useTranslation("certificates");
  return (
    <section className="calculator px-4" aria-label={t("verify.code-form")}>
      <QuestionForm
        asks="code"
        name={t("verify.code-form")}
        label={t("verify.code")}
        hint={example(t("verify.code-hint"), CODE_EXAMPLE)}
        button={t("verify.check")}
        input={{ autoCapitalize: "characters" }}
        {...given}
      />
      <p className="mt-4 text-sm text-muted">{t("verify.recorded")}</p>
    </section>
  );
}

function NumberQuestion(given: Given) {
  const { t } = useTranslation("certificates");
  return (
    <section aria-labelledby="register">
      <h2 id="register" className="text-xl">
        {t("verify.register-title")}
      </h2>
      <p className="mt-2 mb-6">{t("verify.register-about")}</p>
      <QuestionForm
        asks="number"
        name={t("verify.register-title")}
        label={t("verify.number")}
        hint={example(t("verify.number-hint"), NUMBER_EXAMPLE)}
        button={t("verify.look-up")}
        input={{ inputMode: "numeric" }}
        {...given}
      />
    </section>
  );
}

const example = (words: string, text: string) => (
  <>
    {`${words} `}
    <span className="whitespace-nowrap">
      <Ltr>{text}</Ltr>
    </span>
  </>
);

type Props = Given & {
  asks: Asked;
  name: string;
  label: string;
  hint: ReactNode;
  button: string;
  input?: InputHTMLAttributes<HTMLInputElement>;
};

function QuestionForm({ asks, name, label, hint, button, typed = "", answer, input }: Props) {
  const [form, fields] = useForm<Record<Asked, string>>({
    id: `ask-${asks}`,
    lastResult: answer,
    defaultValue: { [asks]: typed },
  });
  return (
    <>
      <ErrorSummary form={form as never} labels={{}} />
      <form id={form.id} method="get" action="/verify" aria-label={name} noValidate>
        <Field
          field={fields[asks] as never}
          label={label}
          hint={hint}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          {...input}
        />
        <Button type="submit" asks>
          {button}
        </Button>
      </form>
    </>
  );
}
