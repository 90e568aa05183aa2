import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { oath } from "~/addresses/public";
import { visit } from "~/auth/visit.server";
import { readForm } from "~/forms/read-body.server";
import { sentence } from "~/i18n/translator";
import { useTranslation } from "~/i18n/use-translation";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { StandingIcon } from "~/ui/standing";
import { Ltr } from "~/ui/text";
import { oathAction } from "./action.server";
import { OathForm } from "./form";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, oath.register);
  return { head: { description: sentence(language, "oath:lead") } };
}

export async function action(args: ActionFunctionArgs) {
  return oathAction(await readForm(args.request), args);
}

export default function RegisterOath() {
  const { t } = useTranslation("oath");
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      {answer?.before ? (
        <RegisteredBefore {...answer.before} />
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
          <div>
            {answer ? null : <p className="mb-8 max-w-2xl text-lg">{t("lead")}</p>}
            <OathForm {...answer} />
          </div>
          <AboutOath />
        </div>
      )}
    </>
  );
}

function AboutOath() {
  const { t } = useTranslation("oath");
  return (
    <section aria-labelledby="about-oath" className="oath-about">
      <h2 id="about-oath" className="text-xl">
        {t("about-title")}
      </h2>
      <p className="mt-2">{t("about")}</p>
      <p className="mt-3 text-sm text-muted">{t("wording")}</p>
      <p className="mt-3">
        <a className="link" href="/association-guide">
          {t("guide")}
        </a>
      </p>
    </section>
  );
}

function RegisteredBefore({ number, day }: { number: number; day: string }) {
  const { t } = useTranslation("oath");
  return (
    <div className="max-w-2xl">
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
        <ButtonLink href="/dr-qasam" variant="quiet">
          {t("another")}
        </ButtonLink>
      </div>
    </div>
  );
}
