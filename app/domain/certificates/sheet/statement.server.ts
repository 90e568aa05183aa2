import { certificateWords } from "~/content/certificate";
import { colours } from "~/platform/pdf/style";
import { letters, type SetText, type Sheet, type Tongue, whole } from "./sheet.server";

const sentence = { ar: letters(13.5, 23), en: letters(11.5, 17) };
const sizes = { ar: [26, 22, 18, 15, 12, 9, 7], en: [19, 16.5, 14, 12, 9, 7] };
const nameLooks = (tongue: Tongue) =>
  sizes[tongue].map((size) =>
    letters(size, size * (tongue === "ar" ? 1.5 : 1.4), { weight: "bold", colour: colours.accent }),
  );

const heightOf = (texts: SetText[]) =>
  texts.reduce((sum, { lines, look }) => sum + lines.length * look.leading, 0);

/** What the association certifies, and of whom; a long name is set smaller, the longest in several lines. */
function set(sheet: Sheet, name: string, tongue: Tongue): SetText[] {
  const { weCertify, doctor, isRegistered } = certificateWords;
  const looks = nameLooks(tongue);
  const twoLines = looks.slice(2);
  const titled = sheet.value(`${doctor[tongue]} ${name}`, tongue, looks, whole, (look) =>
    twoLines.includes(look) ? 2 : 1,
  );
  const say = (text: string) => sheet.wording(text, tongue, sentence[tongue]);
  return [say(weCertify[tongue]), titled, say(isRegistered[tongue])];
}

/** The statement in both languages, in the middle of what is free between `top` and `bottom`. */
export function statement(sheet: Sheet, name: Record<Tongue, string>, top: number, bottom: number): void {
  const both = { ar: set(sheet, name.ar, "ar"), en: set(sheet, name.en || name.ar, "en") };
  const gap = (top - bottom - heightOf([...both.ar, ...both.en])) / 3;
  let at = top;
  for (const texts of [both.ar, both.en]) {
    at -= gap;
    for (const text of texts) at = sheet.centred(text, at);
  }
}
