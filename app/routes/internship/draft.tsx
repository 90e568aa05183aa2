import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerDraft } from "./answer-draft.server";
import type { OpenedForm } from "./form-head";
import { FormPage } from "./form-page";
import { openForm } from "./open-form.server";
import type { ShownForm } from "./shown-form";

export { handle, headers, meta } from "./form-head";

export const loader = (args: LoaderFunctionArgs) => openForm(args);

export const action = (args: ActionFunctionArgs) => answerDraft(args);

export default function Draft() {
  const opened = useLoaderData<OpenedForm>();
  return <FormPage {...opened} {...useActionData<ShownForm>()} />;
}
