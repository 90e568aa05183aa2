import { Card } from "./card";

export type Tile = { path: string; title: string; about: string };

/** The ways on from a dashboard, each a large target. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ path, title, about }) => (
        <Card as="li" key={path} className="relative p-6">
          <h2 className="text-xl">
            <a className="link after:absolute after:inset-0" href={path}>
              {title}
            </a>
          </h2>
          <p className="mt-2 text-muted">{about}</p>
        </Card>
      ))}
    </ul>
  );
}
