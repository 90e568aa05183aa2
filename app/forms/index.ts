export { Checkbox, isChecked, RadioField } from "./choice-field";
export { dayInput } from "./day-input";
export { DecisionForm } from "./decision-form";
export { DeleteForm } from "./delete-form";
export { EditorEnd, HourFields, SaveDraft, useHourLabels } from "./editor-end";
export { ErrorSummary, useErrorText } from "./error-summary";
export { Field, MomentFields, SelectField, TextField } from "./field";
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
