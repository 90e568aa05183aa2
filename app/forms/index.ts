export { Checkbox, isChecked, RadioField } from "./choice-field";
export { ContactForm, type RefusedMessage, WITHOUT_EMAIL } from "./contact-form";
export { dayInput } from "./day-input";
export { DecisionForm } from "./decision-form";
export { DeleteForm } from "./delete-form";
export { EditorEnd, HourFields, SaveDraft, useHourLabels } from "./editor-end";
export { ErrorSummary, useErrorText } from "./error-summary";
export { Field, MomentFields, SelectField, TextField } from "./field";
export { type DetailName, DetailsFields, detailNames, NamesFields, useDetailLabels } from "./member-fields";
export { Passkeys } from "./passkeys";
export { RestoreVersion } from "./restore-version";
export { SignInForm, UsernameField } from "./sign-in-form";
export {
  FormAccount,
  Honeypot,
  isTrapped,
  SUBMISSION_ID,
  SubmissionId,
  SubmitButton,
  submissionIdOf,
  TRAP,
  UnansweredSubmission,
} from "./submission";
export { AtOnce, ChosenAgain, StagedBack, useFileField, useUploads } from "./uploads";
export { useChecks, useChecksAt, writtenChecks } from "./use-checks";
export { useKept, useKeptHere } from "./use-kept";
