import { href } from "~/addresses/href";
import { oaths } from "~/addresses/staff";
import { useTranslation } from "~/i18n";
import { DefinitionTable, Ltr } from "~/ui";
import type { MemberPage } from "./member-view.server";

/** The facts beside the record: what the member is now, on the register and on this site. */
export function MemberFacts({ page }: { page: MemberPage }) {
  const { t } = useTranslation("register-office");
  const {
    memberNumber,
    status,
    planned,
    registeredOn,
    hiddenBy,
    changed,
    account,
    devices,
    passkeys,
    oath,
    mayOpen,
  } = page;
  const rows = [
    { label: t("number"), value: <Ltr>{memberNumber}</Ltr> },
    { label: t("status"), value: planned ? `${status}. ${planned}` : status },
    { label: t("registered-on"), value: registeredOn ?? "–" },
    {
      label: t("public-register"),
      value: t(
        hiddenBy === null ? "shown" : hiddenBy === "register" ? "hidden-by-register" : "hidden-by-doctor",
      ),
    },
    { label: t("changed"), value: changed },
    { label: t("account"), value: t(`account-states.${account}`) },
    {
      label: t("devices"),
      value: devices.length ? (
        <ul>
          {devices.map(({ id, device, at }) => (
            <li key={id}>
              {device ? <Ltr>{device}</Ltr> : t("unknown-device")}
              <span className="block text-sm text-muted">{t("last-seen", { at })}</span>
            </li>
          ))}
        </ul>
      ) : (
        t("no-devices")
      ),
    },
    { label: t("passkeys"), value: <Ltr>{passkeys}</Ltr> },
    {
      label: t("oath"),
      value: oath ? (
        mayOpen.oaths ? (
          <a className="link" href={href(oaths.sheet, { id: oath.id })}>
            {t("oath-on", { day: oath.day })}
          </a>
        ) : (
          t("oath-on", { day: oath.day })
        )
      ) : (
        t("no-oath")
      ),
    },
  ];
  return (
    <div className="case-facts">
      <DefinitionTable rows={rows} />
    </div>
  );
}
