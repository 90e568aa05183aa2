import { SubmissionId } from "~/forms/hidden-fields";
import { useTranslation } from "~/i18n/use-translation";
import { Button, ButtonLink } from "~/ui/button";
import { cardAddress, undoAddress } from "./addresses";
import type { ClerkCard } from "./shown-card.server";

const LOCKED = "mark-locked";

type Props = { voter: ClerkCard; isOpen: boolean };

/** Yes or no as the register has it; once it is yes, 'No' cannot be selected, and a second person may undo it. */
export function MarkForm({ voter: { memberNumber, mark, mayMark, mayUndo }, isOpen }: Props) {
  const { t } = useTranslation("elections");
  const isMarked = mark !== null;
  const open = mayMark && !isMarked;
  const choices = [
    { value: "1", words: t("mark.yes"), chosen: isMarked, disabled: !isMarked && !mayMark },
    { value: "0", words: t("mark.no"), chosen: !isMarked, disabled: isMarked || !mayMark },
  ];
  const content = (
    <>
      <fieldset className="field" aria-describedby={isMarked ? LOCKED : undefined}>
        <legend className="field-label">{t("mark.title")}</legend>
        {isMarked ? (
          <p id={LOCKED} className="field-hint">
            {t("mark.no-locked")}
          </p>
        ) : null}
        {choices.map(({ value, words, chosen, disabled }) => (
          <label key={value} className="choice">
            <input
              type="radio"
              id={value === "1" ? "mark-elect_f" : undefined}
              name="elect_f"
              value={value}
              defaultChecked={chosen}
              disabled={disabled}
            />
            <span>{words}</span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        {open ? <Button type="submit">{t("mark.save")}</Button> : null}
        {mayUndo ? (
          <ButtonLink variant="quiet" href={undoAddress(memberNumber)}>
            {t("undo.open")}
          </ButtonLink>
        ) : null}
        {isOpen ? null : <p className="text-muted">{t("mark.read-only")}</p>}
      </div>
    </>
  );
  if (!open) return <div className="card max-w-3xl p-6">{content}</div>;
  return (
    <form method="post" action={cardAddress(memberNumber)} noValidate className="card max-w-3xl p-6">
      <SubmissionId />
      <input type="hidden" name="docNo" value={memberNumber} />
      {content}
    </form>
  );
}
