import { useLoaderData } from "@remix-run/react";
import { members as memberAccounts } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { register, registerOffice } from "~/addresses/register";
import { handler } from "~/auth/handler.server";
import { memberNumberIn } from "~/domain/members/member-number";
import { readMemberRecord } from "~/domain/register/member-record.server";
import { useTranslation } from "~/i18n";
import { Bilingual, ButtonLink, Notice, PageHeader } from "~/ui";
import { MemberFacts } from "./member-facts";
import {
  Applications,
  Certificates,
  Dues,
  Log,
  NameChanges,
  Objections,
  Particulars,
  StatusHistory,
} from "./member-sections";
import { memberView } from "./member-view.server";

export const loader = handler(registerOffice.member, async ({ params, staff, language }) => {
  const memberNumber = memberNumberIn(params.docNo ?? "");
  const found = memberNumber === null ? null : await readMemberRecord(memberNumber, staff);
  if (!found) throw new Response(null, { status: 404 });
  const view = memberView(found, staff.role, language);
  return { head: { title: view.name.value }, ...view };
});

export default function Member() {
  const { t } = useTranslation("register-office");
  const page = useLoaderData<typeof loader>();
  const { memberNumber, name, isListed, mayHelp, mergedInto, seesPrivate } = page;
  return (
    <>
      <PageHeader
        title={<Bilingual text={name} tag={false} />}
        actions={
          <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
            {isListed ? (
              <a className="link py-2" href={href(register.record, { docNo: memberNumber })}>
                {t("on-public-register")}
              </a>
            ) : null}
            {mayHelp ? (
              <ButtonLink variant="quiet" href={`${href(memberAccounts.search)}?number=${memberNumber}`}>
                {t("help-sign-in")}
              </ButtonLink>
            ) : null}
            {seesPrivate && mergedInto === null ? (
              <ButtonLink variant="quiet" href={href(registerOffice.merge, { docNo: memberNumber })}>
                {t("merge.title")}
              </ButtonLink>
            ) : null}
          </p>
        }
      />
      {mergedInto === null ? null : (
        <div className="mb-8 max-w-3xl">
          <Notice kind="warning">
            <a className="link" href={href(registerOffice.member, { docNo: mergedInto })}>
              {t("merge.merged", { number: mergedInto })}
            </a>
          </Notice>
        </div>
      )}
      <div className="case">
        <div className="grid gap-10">
          <Particulars page={page} />
          <Dues page={page} />
          <StatusHistory page={page} />
          <Certificates page={page} />
          <NameChanges page={page} />
          <Objections page={page} />
          <Applications page={page} />
        </div>
        <MemberFacts page={page} />
      </div>
      <Log page={page} />
    </>
  );
}
