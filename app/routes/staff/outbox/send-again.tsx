import { href } from "~/addresses/href";
import { outbox } from "~/addresses/staff";
import { SubmissionId } from "~/forms";
import { formatMoment, type Language, translator, useTranslation } from "~/i18n";
import { canSend } from "~/platform/mail.server";
import { Button } from "~/ui";

type SendAgainProps = {
  id: string;
  /** An email without any attempt cannot be sent again. */
  wasTried: boolean;
  /** Names the letter to those who listen, where several such buttons stand on one page. */
  subject?: string;
};

export function SendAgain({ id, wasTried, subject }: SendAgainProps) {
  const { t } = useTranslation("outbox");
  return (
    <form
      method="post"
      action={href(outbox.retry, { id })}
      className="mt-3 shrink-0 sm:mt-0"
      data-enhance="place"
    >
      <SubmissionId />
      <Button type="submit" variant="quiet">
        {t(wasTried ? "again" : "send-now")}
        {subject ? <span className="sr-only">{`: ${subject}`}</span> : null}
      </Button>
    </form>
  );
}

export function nextTryInWords(at: Date, language: Language): string {
  const t = translator(language, "outbox");
  if (!canSend()) return t("when-set-up");
  return at > new Date() ? formatMoment(at, language) : t("soon");
}
