export { Checkbox, isChecked, RadioField } from "./choice-field";
export { dayInput } from "./day-input";
export { DecisionForm } from "./decision-form";
export { DeleteForm } from "./delete-form";
export { EditorFooter, HourFields, SaveDraft, useHourLabels } from "./editor-end";
export { ErrorSummary, useErrorText } from "./error-summary";
export { Field, MomentFields, SelectField, TextField } from "./field";
export { RestoreVersion } from "./restore-version";
export { SignInForm, UsernameField } from "./sign-in-form";
export {
  FormAccount,
  HONEYPOT_FIELD,
  Honeypot,
  isHoneypotFilled,
  SUBMISSION_ID,
  SubmissionId,
  SubmitButton,
  submissionIdOf,
  UnansweredSubmission,
} from "./submission";
export { AllAtOnceHint, ChooseFilesAgain, StagedFilesContext, useFileField, useUploads } from "./uploads";
export { serializedChecks, useChecks, useChecksAt } from "./use-checks";
export { useKeptDraft, useKeptPublicDraft } from "./use-kept";
