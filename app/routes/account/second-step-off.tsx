import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { account } from "~/addresses/accounts";
import { visit } from "~/auth/visit.server";
import { pages } from "~/content/pages";
import { turnOffSecondStep } from "~/domain/accounts/second-step.server";
import { useTranslation } from "~/i18n/use-translation";
import { redirectWithFlash } from "~/platform/flash.server";
import { PageHeader } from "~/ui/page-header";
import { PasswordQuestion, withPassword } from "./password-question";

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { language } = await visit(request, account.secondStepOff);
  return { head: { title: pages["/account/second-step"][language] } };
}

export async function action({ request }: ActionFunctionArgs) {
  const { staff } = await visit(request, account.secondStepOff);
  return withPassword(request, staff, async () => {
    await turnOffSecondStep(staff.id);
    return redirectWithFlash(request, "/account", { kind: "success", key: "accounts:step.turned-off" });
  });
}

export default function EndSecondStep() {
  const { t } = useTranslation("accounts");
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHeader />
      <p className="max-w-2xl">{t("step.off-about")}</p>
      <PasswordQuestion refused={refused ?? undefined} button={t("step.off")} variant="danger" />
    </>
  );
}
