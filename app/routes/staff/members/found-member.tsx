import { SubmissionId } from "~/forms/submission";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import { codePage, MEMBERS } from "./address";
import type { SoughtMember } from "./sought-member.server";

/** A member's name and account, and what staff may do about it. */
export function FoundMember({ member }: { member: SoughtMember }) {
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
