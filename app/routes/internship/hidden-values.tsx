import type { FormValues } from "~/domain/internships/form-values";

/** Answers that are carried along in a page, as they were typed. */
export const HiddenValues = ({ values }: { values: FormValues }) =>
  Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
