import type { FirstItem } from "../edition";
import { menuParts } from "../navigation";

/** Every label as the site is delivered, in the order of the specification. */
export const firstMenu: FirstItem[] = [
  {
    key: "menu",
    fields: Object.fromEntries(
      menuParts.flatMap(({ part, entries }) =>
        entries.flatMap(({ id, ar_title, en_title }, index) => [
          [`${id}_ar`, ar_title],
          [`${id}_en`, en_title],
          ...(part === "footer" ? [] : [[`${id}_order`, `${index + 1}`]]),
        ]),
      ),
    ),
  },
];
