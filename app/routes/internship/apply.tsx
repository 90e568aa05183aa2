import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerSend } from "./answer-send.server";
import type { OpenedForm } from "./form-head";
import { FormPage } from "./form-page";
import { openForm } from "./open-form.server";
import type { ShownForm } from "./shown-form";

export { handle, headers, meta } from "./form-head";

export const loader = (args: LoaderFunctionArgs) => openForm(args);

export const action = (args: ActionFunctionArgs) => answerSend(args);

export default function Apply() {
  const opened = useLoaderData<OpenedForm>();
  return <FormPage {...opened} {...useActionData<ShownForm>()} />;
}
