import { words } from "./words";

/** The names of the work statuses that every association has. */
export const workStatusNames = {
  practising: words("Practising", "مزاول"),
  notPractising: words("Not practising", "غير مزاول"),
  internship: words("Internship year", "سنة الامتياز"),
  deceased: words("Deceased", "متوفّى"),
  abroad: words("Moved abroad", "انتقل إلى الخارج"),
  merged: words("Merged into another record", "دُمج في قيد آخر"),
};
