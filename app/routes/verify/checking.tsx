import { VALID_DAYS } from "~/domain/certificates/validity";
import { useTranslation } from "~/i18n";
import { refusals } from "~/proof/check-signed-certificate";
import { DefinitionTable, Icon, Ltr, Notice, Verdict } from "~/ui";
import { Opening } from "~/ui/article/opening";
import type { LookedUp } from "./look-up.server";
import { CodeQuestion, FileQuestion, NumberQuestion } from "./questions";
import { CheckResult, kinds, RegisterResult } from "./results";

const outcomes = ["valid", ...refusals] as const;

/** The element in which the script reports its own check of the signed facts in the address; empty without script. */
function SignedCheck() {
  const { t } = useTranslation("certificates");
  const sentences = {
    outcomes: Object.fromEntries(
      outcomes.map((outcome) => [
        outcome,
        {
          kind: kinds[outcome],
          says: t(`verify.says.${outcome}`, { days: VALID_DAYS }),
          means: t(outcome === "cancelled" ? "verify.cancelled-by-list" : `verify.means.${outcome}`),
        },
      ]),
    ),
    asOf: t("verify.status-as-of"),
    noList: t("verify.status-unknown"),
    noMeans: t("verify.no-means"),
  };
  const fact = (name: string) => <span data-fact={name} />;
  const rows = [
    { label: t("serial"), value: <Ltr>{fact("serial")}</Ltr> },
    { label: t("verify.name-ar"), value: <bdi lang="ar">{fact("name_ar")}</bdi> },
    { label: t("verify.name-en"), value: <bdi lang="en">{fact("name_en")}</bdi> },
    { label: t("verify.number"), value: <Ltr>{fact("number")}</Ltr> },
    { label: t("issued"), value: fact("issued") },
    { label: t("valid-until"), value: fact("until") },
  ];
  return (
    <section
      className="mb-8"
      data-enhance="certificate"
      aria-label={t("verify.result-title")}
      role="status"
      data-said={JSON.stringify(sentences)}
      hidden
    >
      <template>
        {(["yes", "late", "no"] as const).map((kind) => (
          <Verdict key={kind} kind={kind} says={null}>
            <p />
          </Verdict>
        ))}
        <div data-part="proven" className="mt-4 wrap-anywhere">
          <DefinitionTable caption={t("verify.result-title")} rows={rows} />
          <p className="mt-4 flex gap-2 text-sm text-muted">
            <Icon name="check" />
            <span>
              {t("verify.on-device")} <span data-part="as-of" />
            </span>
          </p>
        </div>
        <div data-part="warning" className="mt-4">
          <Notice kind="warning">
            <span data-part="warned" />
          </Notice>
        </div>
      </template>
    </section>
  );
}

/** The page of all checks: the answer comes first, followed by the form for the next check. */
export function Checking({
  searchedBy,
  typed,
  sent,
  answer,
  check,
  member,
  sentence,
}: Omit<LookedUp, "status">) {
  const { t } = useTranslation("certificates");
  const valuesOf = (form: "code" | "number") => (searchedBy === form ? { typed, answer } : {});
  const isAnswered = Boolean(check || member);
  return (
    <>
      <Opening emblem="check">
        <p className="lead print:hidden">{t("verify.about")}</p>
      </Opening>
      <div className={isAnswered ? "reading pt-8" : "pt-8"}>
        <SignedCheck />
        {check ? <CheckResult check={check} /> : null}
        {member ? <RegisterResult member={member} typed={typed ?? ""} /> : null}
        {sentence ? (
          <div role="alert" className="mb-8">
            <Notice kind="danger">{sentence}</Notice>
          </div>
        ) : null}
        <div className={`grid items-start gap-10 print:hidden${isAnswered ? "" : " lg:grid-cols-2"}`}>
          <div className="calculator px-4">
            <CodeQuestion {...valuesOf("code")} />
            <FileQuestion sent={sent} />
            <p className="mt-4 text-sm text-muted">{t("verify.recorded")}</p>
          </div>
          <NumberQuestion {...valuesOf("number")} />
        </div>
      </div>
    </>
  );
}
