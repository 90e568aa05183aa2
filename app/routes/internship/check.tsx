import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerCheck } from "./answer-check.server";
import type { OpenedForm } from "./form-head";
import { FormPage } from "./form-page";
import { openCheck } from "./open-form.server";
import type { ShownForm } from "./shown-form";

export { handle, headers, meta } from "./form-head";

export const loader = (args: LoaderFunctionArgs) => openCheck(args);

export const action = (args: ActionFunctionArgs) => answerCheck(args);

export default function Check() {
  const opened = useLoaderData<OpenedForm>();
  return <FormPage {...opened} {...useActionData<ShownForm>()} />;
}
