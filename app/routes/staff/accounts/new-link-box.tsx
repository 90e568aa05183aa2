import { useTranslation } from "~/i18n/use-translation";
import { Notice } from "~/ui/notice";
import { Ltr } from "~/ui/text";
import type { NewLink } from "./link-cookie.server";

/** A link to pass on by hand, where no mail does; it is never shown again. */
export function NewLinkBox({ email, link }: NewLink) {
  const { t } = useTranslation("accounts");
  const [before, after] = t("link-title", { email: "\n" }).split("\n");
  return (
    <div className="mb-10">
      <Notice kind="warning">
        <label htmlFor="new-link" className="font-bold">
          {before}
          <Ltr>{email}</Ltr>
          {after}
        </label>
        <p id="new-link-hint" className="mb-3">
          {t("link-explain")}
        </p>
        <input
          id="new-link"
          className="input"
          dir="ltr"
          readOnly
          value={link}
          aria-describedby="new-link-hint"
        />
      </Notice>
    </div>
  );
}
