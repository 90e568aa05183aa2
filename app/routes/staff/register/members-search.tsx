import { href } from "~/addresses/href";
import { registerOffice } from "~/addresses/register";
import { writtenStatus } from "~/domain/members/work-status";
import { isNarrowed, type MembersFilter, memberOrders } from "~/domain/register/members-filter";
import { useTranslation } from "~/i18n";
import { SearchBox } from "~/ui";
import type { Choice, Choices } from "./member-fields";

type Props = {
  filter: MembersFilter;
  seesPrivate: boolean;
  /** True if a name is searched for, whose closest spellings then come first. */
  byName: boolean;
  choices: Choices;
};

/** The search and its filters; those used less are folded, and open while one of them is set. */
export function MembersSearch({ filter, seesPrivate, byName, choices }: Props) {
  const { t } = useTranslation("register-office");
  const { q, status, governorate, specialty, paid, account, since, sort } = filter;
  const isOpen = Boolean(governorate || specialty || paid || account || since || sort);
  const more = (
    <details className="register-more" open={isOpen}>
      <summary className="link">{t("more")}</summary>
      <div className="register-filters">
        <Select
          name="governorate"
          label={t("governorate")}
          choices={choices.governorates}
          value={governorate}
        />
        <Select name="specialty" label={t("specialty")} choices={choices.specialties} value={specialty} />
        {seesPrivate ? (
          <label>
            <span className="field-label">{t("paid")}</span>
            <input
              name="paid"
              inputMode="numeric"
              maxLength={4}
              dir="ltr"
              defaultValue={paid ?? ""}
              className="input h-11"
            />
          </label>
        ) : null}
        <Options
          name="account"
          label={t("account")}
          empty={t("any")}
          options={[
            ["open", t("accounts.open")],
            ["none", t("accounts.none")],
          ]}
          value={account ?? ""}
        />
        <label>
          <span className="field-label">{t("since")}</span>
          <input type="date" name="since" defaultValue={since ?? ""} className="input h-11" />
        </label>
        <Options
          name="sort"
          label={t("sort")}
          empty={t(byName ? "sorts.closeness" : "sorts.number")}
          options={memberOrders
            .filter((order) => byName || order !== "number")
            .map((order) => [order, t(`sorts.${order}`)])}
          value={sort ?? ""}
        />
      </div>
    </details>
  );
  return (
    <SearchBox
      action={href(registerOffice.list)}
      q={q}
      label={t(seesPrivate ? "q-private" : "q")}
      find={t("find")}
      clear={t("clear")}
      narrowed={isNarrowed(filter) || sort !== null}
      below={more}
    >
      <Select
        name="status"
        label={t("status")}
        choices={choices.statuses}
        value={status === null ? "" : String(writtenStatus(status))}
      />
    </SearchBox>
  );
}

type SelectProps = { name: string; label: string; choices: Choice[]; value: string };

function Select({ name, label, choices, value }: SelectProps) {
  const { t, language } = useTranslation("register-office");
  const options = choices.map((choice) => [choice.value, choice.name[language]] as const);
  return <Options name={name} label={label} empty={t("any")} options={options} value={value} />;
}

type OptionsProps = {
  name: string;
  label: string;
  /** The words of the choice that leaves the filter out. */
  empty: string;
  options: ReadonlyArray<readonly [value: string, words: string]>;
  value: string;
};

const Options = ({ name, label, empty, options, value }: OptionsProps) => (
  <label>
    <span className="field-label">{label}</span>
    <select name={name} defaultValue={value} className="input h-11">
      <option value="">{empty}</option>
      {value && !options.some(([option]) => option === value) ? <option value={value}>{value}</option> : null}
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
