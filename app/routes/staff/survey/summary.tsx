import { addUp } from "~/domain/surveys/share";
import { useTranslation } from "~/i18n/use-translation";
import { Card } from "~/ui/card";
import { LevelTable } from "./level-table";

/** The answers to all four questions, level by level. */
export function Summary({ counts }: { counts: number[][] }) {
  const { t } = useTranslation("survey");
  return (
    <Card as="section" className="mt-6 gap-3 p-6">
      <h2 className="text-xl">{t("summary")}</h2>
      <LevelTable counts={addUp(counts)} caption={t("summary")} />
    </Card>
  );
}
