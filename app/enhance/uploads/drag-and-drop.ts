import type { FileField } from "./file-field";

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files");

/** Text copied from an office program is accompanied by a picture of itself. */
const isText = ({ types }: DataTransfer) => types.includes("text/plain") && types.includes("text/html");

/**
 * Adds files dropped or pasted anywhere on the page where they fit: to the field under the pointer, else to a free one,
 * else to one that refuses them with a message.
 */
export function dropAndPaste(form: HTMLFormElement, fields: FileField[]) {
  const add = (files: Iterable<File>, onto: EventTarget | null = null) => {
    const places = new Map<FileField, File[]>();
    const isUnder = ({ input }: FileField) => input.closest("li")?.contains(onto as Node | null);
    const isFree = (field: FileField) =>
      field.input.multiple ||
      !(field.files().length || places.has(field) || field.input.closest("details:not([open])"));
    for (const file of files) {
      const taking = fields.filter(({ takes }) => takes(file));
      const place =
        taking.find(isUnder) ??
        taking.find(({ limits }) => limits.rest) ??
        taking.find(isFree) ??
        taking[0] ??
        fields[0]!;
      places.set(place, [...(places.get(place) ?? []), file]);
    }
    for (const [place, some] of places) {
      place.input.closest("details")?.toggleAttribute("open", true);
      place.add(some);
    }
  };
  const mark = (over: boolean) => form.toggleAttribute("data-dropping", over);
  document.addEventListener("dragover", (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    mark(true);
  });
  document.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!relatedTarget) mark(false);
  });
  document.addEventListener("drop", (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    mark(false);
    add(event.dataTransfer!.files, event.target);
  });
  document.addEventListener("paste", (event) => {
    const { clipboardData: brought } = event;
    if (!brought?.files.length || isText(brought)) return;
    event.preventDefault();
    add(brought.files);
  });
}
