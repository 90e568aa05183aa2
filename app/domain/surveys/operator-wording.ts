/** By the code stored in the database (specification 1, §8); the wordings are logged, never shown. */
const wordings: Record<string, string> = {
  "42501": "Database access denied. Please check if the table exists and has proper permissions.",
  "42P01": "Survey table does not exist. Please run the database migration first.",
};

const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined;
  return (error as { code?: string }).code ?? codeOf(error.cause);
};

export const operatorWording = (error: unknown): string =>
  wordings[codeOf(error) ?? ""] ?? "Failed to submit survey.";
