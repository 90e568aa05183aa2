import { useTranslation } from "react-i18next";
import { Card } from "./card";

export type Tile = { path: string; title: string; about: string; inPreparation: boolean };

/** The ways on from a dashboard, each a large target. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  const { t } = useTranslation("shell");
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ path, title, about, inPreparation }) => (
        <Card as="li" key={path} className="relative p-6">
          <h2 className="text-xl">
            <a className="link after:absolute after:inset-0" href={path}>
              {title}
            </a>
          </h2>
          <p className="mt-2 text-muted">{about}</p>
          {inPreparation ? (
            <p className="mt-3">
              <span className="tag">{t("preview.status")}</span>
            </p>
          ) : null}
        </Card>
      ))}
    </ul>
  );
}
