import { useTranslation } from "~/i18n";
import { Notice } from "~/ui";
import { Opening } from "~/ui/article/opening";
import type { LookedUp } from "./look-up.server";
import { CodeQuestion, FileQuestion, NumberQuestion } from "./questions";
import { CheckResult, RegisterResult } from "./results";
import { SignedCheck } from "./signed-check";

/** The page of all checks: what was asked is answered first, and the next may be asked. */
export function Checking({ asked, typed, sent, answer, check, member, sentence }: Omit<LookedUp, "status">) {
  const { t } = useTranslation("certificates");
  const given = (form: "code" | "number") => (asked === form ? { typed, answer } : {});
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
            <CodeQuestion {...given("code")} />
            <FileQuestion sent={sent} />
            <p className="mt-4 text-sm text-muted">{t("verify.recorded")}</p>
          </div>
          <NumberQuestion {...given("number")} />
        </div>
      </div>
    </>
  );
}
