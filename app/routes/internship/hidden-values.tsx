import type { DraftValues } from "~/domain/internships/form-values";

/** Answers that are carried along in a page, as they were typed. */
export const HiddenValues = ({ values }: { values: DraftValues }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
