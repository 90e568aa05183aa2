import { account } from "~/addresses/accounts";
import { href } from "~/addresses/href";
import { useTranslation } from "~/i18n";
import { Notice } from "./notice";

type ConfirmNoticeProps = { isFresh: boolean; path: string };

/** Says on pages that change permissions that the password is asked for first, unless the sign-in is recent. */
export function ConfirmNotice({ isFresh, path }: ConfirmNoticeProps) {
  const { t } = useTranslation("accounts");
  if (isFresh) return null;
  return (
    <div className="mb-8 max-w-3xl">
      <Notice kind="warning">
        {`${t("confirm.needed")} `}
        <a className="link" href={`${href(account.confirm)}?next=${encodeURIComponent(path)}`}>
          {t("confirm.link")}
        </a>
      </Notice>
    </div>
  );
}
