/** Whose password is being set, in a field that nobody fills in: password managers keep the password under it. */
export const KnownName = ({ label, value }: { label: string; value: string | number }) => (
  <div className="field">
    <label htmlFor="for" className="field-label">
      {label}
    </label>
    <input id="for" type="text" className="input" dir="ltr" readOnly value={value} autoComplete="username" />
  </div>
);
