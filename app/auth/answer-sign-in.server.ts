import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import type { output, ZodObject, ZodType } from "zod";
import type { IdentityOf, LoginKind } from "~/domain/accounts/identities";
import { parseForm } from "~/forms/parse-form";
import { readForm } from "~/forms/read-form.server";
import { redirectWithFlash } from "~/platform/flash.server";
import { refusedSignIn } from "./refused-sign-in.server";
import { safeNext } from "./safe-next";
import { SecondStepNeeded, signIn } from "./sign-in.server";

type Fields = ZodObject<
  { password: ZodType<string>; shared?: ZodType<string | undefined> } & Record<
    string,
    ZodType<string | undefined>
  >
>;

/** What one of the three logins asks for, says and leads to. */
export type Login<Kind extends LoginKind, Schema extends Fields> = {
  kind: Kind;
  schema: Schema;
  nameOf(value: output<Schema>): string;
  homeOf(identity: IdentityOf[Kind]): string;
  /** The sentences for a missing field and for success, named `area:key`. */
  says: { empty: string; done: string };
};

const CODE_PAGE = "/emp-portal/code";

/** On to the page that asks for the code; what was to be opened next goes along. */
function onToCode({ cookie }: SecondStepNeeded, next: string) {
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return redirect(CODE_PAGE + query, { status: 303, headers: { "Set-Cookie": cookie } });
}

/** The action of a login page: in, with the cookies; or the page again, with what was wrong and the name as typed. */
export async function answerSignIn<Kind extends LoginKind, Schema extends Fields>(
  { kind, schema, nameOf, homeOf, says }: Login<Kind, Schema>,
  { request, context }: ActionFunctionArgs,
) {
  const form = await readForm(request, { evenReadOnly: true });
  const { value, refuse } = parseForm(form, schema, { secret: ["password"] });
  if (!value) {
    const empty = Object.keys(schema.shape).some((field) => field !== "shared" && !form.get(field));
    return data({ answer: refuse(empty ? { form: [says.empty] } : {}), locked: null }, { status: 422 });
  }
  try {
    const shared = "shared" in schema.shape && form.has("shared");
    const asked = { request, context, name: nameOf(value), password: value.password as string, shared };
    const { identity, headers } = await signIn(kind, asked);
    const to = safeNext(form.get("next"), homeOf(identity));
    return redirectWithFlash(request, to, { kind: "success", key: says.done }, headers);
  } catch (error) {
    if (error instanceof SecondStepNeeded) return onToCode(error, safeNext(form.get("next"), ""));
    return refusedSignIn(error, request, refuse);
  }
}
