import { href } from "~/addresses/href";
import { auditLog } from "~/addresses/staff";
import { actions } from "~/domain/audit/actions";
import { type AuditFilter, actorKinds } from "~/domain/audit/filter";
import { useTranslation } from "~/i18n";
import { actionInWords } from "~/letters/audit";
import { Button } from "~/ui";

type Props = {
  filter: AuditFilter & { refused: Array<"from" | "to"> };
  filtered: boolean;
};

export function FilterForm({ filter, filtered }: Props) {
  const { t, language } = useTranslation(["audit", "forms"]);
  const listed = actions.map((action) => ({
    action: action as string,
    words: actionInWords(action, language),
  }));
  const unlisted = filter.action && !listed.some(({ action }) => action === filter.action);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      action={href(auditLog.log)}
      className="mb-8 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      <label>
        <span className="field-label">{t("who-kind")}</span>
        <select name="actor" defaultValue={filter.actor ?? ""} className="input h-11">
          <option value="">{t("anyone")}</option>
          {actorKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="field-label">{t("who-name")}</span>
        <input name="name" maxLength={100} defaultValue={filter.name} className="input h-11" />
      </label>
      <label>
        <span className="field-label">{t("action")}</span>
        <select name="action" defaultValue={filter.action ?? ""} className="input h-11">
          <option value="">{t("anything")}</option>
          {unlisted ? <option value={filter.action!}>{filter.action}</option> : null}
          {listed.map(({ action, words }) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <div>
        <label htmlFor="subject" className="field-label">
          {t("subject")}
        </label>
        <p id="subject-hint" className="field-hint">
          {t("subject-hint")}
        </p>
        <input
          id="subject"
          name="subject"
          dir="ltr"
          maxLength={100}
          defaultValue={filter.subject ?? ""}
          aria-describedby="subject-hint"
          className="input h-11"
        />
      </div>
      {(["from", "to"] as const).map((day) => (
        <label key={day}>
          <span className="field-label">{t(day)}</span>
          {filter.refused.includes(day) ? (
            <span id={`${day}-error`} role="alert" className="field-error block">
              {t("forms:errors.not-a-day")}
            </span>
          ) : null}
          <input
            type="date"
            name={day}
            defaultValue={filter[day] ?? undefined}
            aria-invalid={filter.refused.includes(day) ? true : undefined}
            aria-describedby={filter.refused.includes(day) ? `${day}-error` : undefined}
            className="input h-11"
          />
        </label>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" asks>
          {t("find")}
        </Button>
        {filtered ? (
          <a href={href(auditLog.log)} className="link py-2">
            {t("clear")}
          </a>
        ) : null}
      </div>
    </form>
  );
}
