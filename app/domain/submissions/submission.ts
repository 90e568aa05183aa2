import { createHash } from "node:crypto";

/** One sending of a form: its one-time id (null when it bore none), which form, who sent it, and what it held. */
export type Submission = { id: string | null; form: string; actor: string; bodyHash: string };

const ID = /^[A-Za-z0-9_-]{16,64}$/;

/** The id under which an answer is kept: another form's or another sender's same id is another id. */
export function submissionKey({ id, form, actor }: Submission): string | null {
  if (!id || !ID.test(id)) return null;
  return createHash("sha256")
    .update(JSON.stringify([form, actor, id]))
    .digest("base64url");
}

const partOf = async (value: FormDataEntryValue) => {
  if (typeof value === "string") return value;
  const digest = createHash("sha256");
  for await (const chunk of value.stream() as unknown as AsyncIterable<Uint8Array>) digest.update(chunk);
  return `${value.name}:${value.size}:${digest.digest("base64url")}`;
};

/** A form as a submission of this sender. */
export async function submissionOf(form: FormData, name: string, actor: { id: string }): Promise<Submission> {
  const id = form.get("submission_id");
  const parts: Array<[name: string, part: string]> = [];
  for (const [field, value] of form) if (field !== "submission_id") parts.push([field, await partOf(value)]);
  const bodyHash = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  return { id: typeof id === "string" ? id : null, form: name, actor: actor.id, bodyHash };
}
