import { type Block, type Section, suppliedItems } from "./article";
import { edition } from "./current-edition";
import type { DocumentGroup } from "./document-groups";
import type { Media, Person, PublicDocument } from "./edition";

/** Those of a board or a committee, as the staff keeps them. */
export const peopleOf = (group: string): readonly Person[] =>
  edition().people.filter((person) => person.group === group);

/** A picture of the library by its key; null where it was taken down. */
export const pictureOf = (media: string): Media | null =>
  edition().media.find(({ key }) => key === media) ?? null;

export type FiledDocument = PublicDocument & { file: NonNullable<PublicDocument["file"]> };

/** Those of a group of documents that there is a file of. */
export const filedDocuments = (group: DocumentGroup): FiledDocument[] =>
  edition().documents.filter((each): each is FiledDocument => each.group === group && each.file !== null);

function isShown(block: Block): boolean {
  switch (block.kind) {
    case "links":
      return false;
    case "numbered":
      return suppliedItems(block.items).length > 0;
    case "table":
      return block.rows.length > 0;
    case "people":
      return peopleOf(block.group).length > 0;
    case "files":
      return filedDocuments(block.group).length > 0;
    case "picture":
      return pictureOf(block.media) !== null;
    default:
      return true;
  }
}

const isMadeUp = (block: Block | undefined) => block?.kind === "awaits" || block?.kind === "sample";

/** Returns the sections that readers see: outside the demo without blocks that are awaited or made up, and without sections of links alone. */
export function shownSections(sections: Section[], samples: boolean): Section[] {
  if (samples) return sections;
  return sections
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter(
        (block, index, all) => !isMadeUp(block) && all[index - 1]?.kind !== "sample",
      ),
    }))
    .filter(({ blocks }) => blocks.some(isShown));
}
