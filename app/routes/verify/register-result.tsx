import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { DefinitionTable } from "~/ui/table";
import { Bilingual, Ltr } from "~/ui/text";
import type { ShownMember } from "./look-up.server";

type Props = { member: ShownMember | "not-found"; typed: string };

/** What the register tells anybody of the doctor with this number. */
export function RegisterResult({ member, typed }: Props) {
  const { t } = useTranslation("certificates");
  if (member === "not-found") {
    return (
      <div role="alert" className="mb-10 max-w-3xl">
        <Notice kind="warning">
          <p className="font-bold">{t("verify.no-doctor")}</p>
          <p className="wrap-anywhere">
            <Ltr>{typed}</Ltr>
          </p>
        </Notice>
      </div>
    );
  }
  const { name, practising, asOf } = member;
  return (
    <section aria-labelledby="result" className="mb-10 max-w-3xl">
      <h2 id="result" className="mb-2 text-xl">
        {t("verify.register-result")}
      </h2>
      <div className="wrap-anywhere">
        <DefinitionTable
          caption={t("verify.register-result")}
          rows={[
            { label: t("doctor"), value: <Bilingual text={name} tag={false} /> },
            {
              label: t("verify.practice"),
              value: t(practising ? "verify.practising" : "verify.not-practising"),
            },
          ]}
        />
      </div>
      <p className="mt-4 text-muted">{t("verify.as-of", { day: asOf })}</p>
    </section>
  );
}
