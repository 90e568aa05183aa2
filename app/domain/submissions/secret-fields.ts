const SECRET = [
  "password",
  "password_again",
  "old_password",
  "current_password",
  "mobile_last4",
  "recovery_code",
  "code",
  "setup_token",
];

/** Returns true for fields that are compared with a stored hash, whose text must not be changed on the way. */
export const isPasswordField = (name: string): boolean => /^(?:\w+_)?password(?:_again)?$/.test(name);

/** Removes secrets, of which not even a hash may be stored with a submission. */
export function withoutSecrets(form: FormData): FormData {
  const rest = new FormData();
  for (const [name, value] of form) if (!SECRET.includes(name)) rest.append(name, value);
  return rest;
}

/** `neverShown` are the secrets and codes that open something without an account. */
export const secretFields = { secret: SECRET, neverShown: [...SECRET, "resume_code"] };
