import { useTranslation } from "~/i18n/use-translation";
import { Button } from "~/ui/button";

type Props = { address: string; name: string; number: number; total: number };

/** Up, down and away, each an address of its own; the form goes with them, so that nothing typed is lost. */
export function PhotoButtons({ address, name, number, total }: Props) {
  const { t } = useTranslation("galleries");
  const button = (what: "earlier" | "later" | "remove", words: string) => (
    <Button
      type="submit"
      name="intent"
      value="draft"
      formAction={`${address}&do=${what}`}
      variant={what === "remove" ? "danger" : "quiet"}
    >
      {words}
      <span className="sr-only">{`: ${t("photo.number", { number })}, ${name}`}</span>
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-3">
      {number > 1 ? button("earlier", t("form.earlier")) : null}
      {number < total ? button("later", t("form.later")) : null}
      {button("remove", t("form.remove"))}
    </div>
  );
}
