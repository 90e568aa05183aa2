import type { FileField } from "./file-field";

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files");

/** Words copied from an office's program bring a picture of themselves along. */
const isText = ({ types }: DataTransfer) => types.includes("text/plain") && types.includes("text/html");

/** Files dropped anywhere on the page, or pasted into it, are added where they fit, else where they are refused. */
export function dropAndPaste(form: HTMLFormElement, fields: FileField[]) {
  const add = (files: Iterable<File>) => {
    const places = new Map<FileField, File[]>();
    for (const file of files) {
      const taking = fields.filter(({ takes }) => takes(file));
      const place = taking.find(({ limits }) => limits.rest) ?? taking[0] ?? fields[0]!;
      places.set(place, [...(places.get(place) ?? []), file]);
    }
    for (const [place, some] of places) place.add(some);
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
    add(event.dataTransfer!.files);
  });
  document.addEventListener("paste", (event) => {
    const { clipboardData: brought } = event;
    if (!brought?.files.length || isText(brought)) return;
    event.preventDefault();
    add(brought.files);
  });
}
