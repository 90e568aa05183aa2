import { type Block, suppliedItems } from "~/content/article";
import { fileSize } from "../file-size";
import { FileList } from "./file-list";
import { Say } from "./say";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** A list whose items keep their numbers while others are not supplied yet. */
export function NumberedPlaces({ items }: Of<"numbered">) {
  const supplied = suppliedItems(items);
  if (supplied.length === 0) return null;
  return (
    <ol className="steps">
      {supplied.map(({ number, text }) => (
        <li key={number} value={number}>
          <Say text={text} />
        </li>
      ))}
    </ol>
  );
}

/** The files that there are, for download. */
export function FilePlaces({ places }: Of<"files">) {
  const files = places.flatMap(({ title, file }) =>
    file
      ? [{ path: file.path, of: file.language, title: <Say text={title} />, size: fileSize(file.bytes) }]
      : [],
  );
  return files.length > 0 ? <FileList files={files} /> : null;
}
