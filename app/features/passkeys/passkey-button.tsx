import { useTranslation } from "~/i18n";
import { Pictogram } from "~/ui";

/**
 * Offers sign-in with a passkey. A script asks the device; without script, the same button leads to a page that says
 * so, and the password form stays.
 */
export function PasskeyButton({ door, next }: { door: string; next: string }) {
  const { t } = useTranslation("passkeys");
  return (
    <form
      method="post"
      action={`${door}/passkey`}
      className="grid gap-4"
      data-enhance="door"
      data-passkey={`${door}/passkey/challenge`}
      data-stopped={t("refused.stopped")}
    >
      <p className="or">{t("or")}</p>
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="shared" />
      <input type="hidden" name="credential" />
      <button type="submit" className="btn btn-quiet">
        <Pictogram name="safe" />
        {t("use")}
      </button>
      <p role="status" className="font-bold" />
    </form>
  );
}
