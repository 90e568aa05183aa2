import { useForm } from "@conform-to/react";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { members } from "~/addresses/accounts";
import type { StaffUser } from "~/auth/guards.server";
import { handler } from "~/auth/handler.server";
import { lookUpAccess } from "~/domain/accounts/doctor-accounts.server";
import { soughtNumberInput } from "~/domain/accounts/doctor-input";
import { type Answer, formOf, parseForm } from "~/fields/parse-form";
import { ErrorSummary, Field, SubmissionId } from "~/forms";
import { formatMoment, inLanguage, type Language, useTranslation } from "~/i18n";
import { Bilingual, Button, ButtonLink, DefinitionTable, Icon, Ltr, PageHeader } from "~/ui";
import { codePage, MEMBERS } from "./address";

/** Returns name and account state of the member whose number is in the address, with the status of the page. */
async function findMember(request: Request, staff: StaffUser, language: Language) {
  const search = formOf(new URL(request.url).searchParams, "number");
  if (!search.has("number")) return { status: 200, typed: "", answer: undefined, member: null };
  const typed = String(search.get("number"));
  const { value, refuse } = parseForm(search, soughtNumberInput);
  if (!value) return { status: 422, typed, answer: refuse(), member: null };
  const found = value.number === null ? null : await lookUpAccess(value.number, staff);
  if (!found) {
    const answer = refuse({ fields: { number: ["portal:members.none"] } });
    return { status: 404, typed, answer, member: null };
  }
  const { name, codeUntil, ...access } = found;
  const member = {
    ...access,
    name: inLanguage(language, name),
    codeUntil: codeUntil && formatMoment(codeUntil, language),
  };
  return { status: 200, typed, answer: undefined, member };
}

type Found = NonNullable<Awaited<ReturnType<typeof findMember>>["member"]>;

export const loader = handler(members.search, async ({ request, staff, language }) => {
  const { status, ...sought } = await findMember(request, staff, language);
  return data(sought, { status });
});

export default function Members() {
  const { t } = useTranslation("portal");
  const { typed, answer, member } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader />
      <p className="mb-6 max-w-2xl">{t("members.intro")}</p>
      <SearchForm typed={typed} answer={answer} />
      {member ? <FoundMember member={member} /> : null}
      <p className="mt-10 text-muted">{t("members.recorded")}</p>
    </>
  );
}

/** Searches for a member by number; the typed number stays. */
function SearchForm({ typed, answer }: { typed: string; answer: Answer | undefined }) {
  const { t } = useTranslation("portal");
  const [form, fields] = useForm<{ number: string }, string[]>({
    id: "member",
    lastResult: answer,
    defaultValue: { number: typed },
  });
  return (
    <>
      <ErrorSummary form={form} labels={{}} />
      <form id={form.id} method="get" action={MEMBERS} className="max-w-xl">
        <Field field={fields.number} label={t("number")} inputMode="numeric" autoComplete="off" dir="ltr" />
        <Button type="submit" asks>
          <Icon name="search" />
          {t("members.search")}
        </Button>
      </form>
    </>
  );
}

function FoundMember({ member }: { member: Found }) {
  const { t } = useTranslation("portal");
  const { memberNumber, name, state, codeUntil } = member;
  const act = state === "disabled" ? "enable" : "disable";
  const rows = [
    { label: t("number"), value: <Ltr>{memberNumber}</Ltr> },
    { label: t("members.name"), value: <Bilingual text={name} /> },
    { label: t("members.state"), value: t(`members.states.${state}`) },
    ...(codeUntil
      ? [{ label: t("members.code-open"), value: t("members.code-until", { until: codeUntil }) }]
      : []),
  ];
  return (
    <section className="mt-10 max-w-2xl">
      <DefinitionTable caption={t("members.state")} rows={rows} />
      <div className="mt-6 flex flex-wrap gap-3">
        {state === "disabled" ? null : (
          <ButtonLink href={codePage(memberNumber)}>{t("members.issue")}</ButtonLink>
        )}
        {state === "none" ? null : (
          <form method="post" action={`${MEMBERS}/${memberNumber}/${act}`}>
            <SubmissionId />
            <Button
              type="submit"
              variant={act === "disable" ? "danger" : "quiet"}
              aria-describedby={act === "disable" ? "disable-hint" : undefined}
            >
              {t(`members.${act}`)}
            </Button>
          </form>
        )}
      </div>
      {state === "none" || state === "disabled" ? null : (
        <p id="disable-hint" className="mt-3 text-sm text-muted">
          {t("members.disable-hint")}
        </p>
      )}
    </section>
  );
}
