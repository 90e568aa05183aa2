import type { FileField } from "./file-field";

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files");

/** Files dropped anywhere on the form, or pasted into the page, are added where they fit, else where they are refused. */
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
  form.addEventListener("dragover", (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    mark(true);
  });
  form.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!form.contains(relatedTarget as Node | null)) mark(false);
  });
  form.addEventListener("drop", (event) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    mark(false);
    add(event.dataTransfer!.files);
  });
  document.addEventListener("paste", (event) => {
    const files = event.clipboardData?.files;
    if (!files?.length) return;
    event.preventDefault();
    add(files);
  });
}
