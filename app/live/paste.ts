import { plainText } from "~/domain/content/pasted";

const isField = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");

/** What is pasted from a word processor comes as the text that saving would make of it, and can be undone as ever. */
export function cleanPaste(form: HTMLFormElement) {
  form.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    const text = plainText(pasted);
    if (!isField(event.target) || !pasted || text === pasted) return;
    event.preventDefault();
    const oneLine = event.target instanceof HTMLInputElement ? text.replace(/\s*\n\s*/g, " ") : text;
    document.execCommand("insertText", false, oneLine);
  });
}
