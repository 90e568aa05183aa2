/** Faults in rates, counts, sizes and durations, and in answering a form only once. */
export default [
  // How often
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: 'who.client || "unknown"',
    to: '"unknown"',
    breaks: "fifty look-ups of strangers leave nobody else any",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: 'distinct: { key: "look-up", max: 30 },\n  },\n  // Records',
    to: 'distinct: { key: "look-up", max: 300 },\n  },\n  // Records',
    breaks: "one client may ask for more than thirty different numbers",
  },
  {
    file: "app/auth/lockout.server.ts",
    from: "failures < FREE_FAILURES",
    to: "failures <= FREE_FAILURES",
    breaks: "a sixth password may be tried without a wait",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: "if (until) await tx.delete(throttles).where(eq(throttles.key, key));",
    to: "",
    breaks: "a number that was refused over the limit is answered when it is asked for once more",
  },
  {
    file: "app/auth/lockout.server.ts",
    from: "row.count >= max",
    to: "row.count > max",
    breaks: "the last digits of a mobile may be tried eleven times",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: "row.startedAt.getTime() + seconds * 1000",
    to: "row.startedAt.getTime() + seconds",
    breaks: "who is over a limit is told to try again at once",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: "row.count <= max",
    to: "row.count < max",
    breaks: "the last try that a limit allows is refused",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: "consume(key, global, database)",
    to: 'consume("together", global, database)',
    breaks: "a minute of many applications leaves nobody an oath or a message",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: "if (until) return new TooManyAttempts(until);",
    to: "if (until && !together) return new TooManyAttempts(until);",
    breaks: "one client alone may send as many messages as all together",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: 'key: "certificate", scope: "doctor", max: 10,',
    to: 'key: "certificate", scope: "doctor", max: 100,',
    breaks: "a doctor's script may ask for a hundred certificates a minute",
  },
  {
    file: "app/domain/outbox/enqueue.server.ts",
    from: 'address.toLowerCase().replace(TAG, "")',
    to: "address.toLowerCase()",
    breaks: "a stranger's mailbox is filled with letters by tags behind a plus",
  },
  {
    file: "app/domain/outbox/retry.ts",
    from: "Math.max(wait, delivery.retryAfterSeconds ?? 0)",
    to: "wait",
    breaks: "a mail service that asks for a longer pause is asked again at once",
  },
  {
    file: "app/platform/client-address.server.ts",
    from: ".slice(0, bits / 16)",
    to: ".slice(0, HEXTETS)",
    breaks: "one machine escapes every limit by the addresses of its own IPv6 network",
  },

  // Lockouts
  {
    file: "app/auth/devices.server.ts",
    from: "accounts.includes(account) ?",
    to: "accounts.includes(name) ?",
    breaks: "a stranger's wrong passwords lock the owner out of the own device too",
  },
  {
    file: "app/auth/lockout.server.ts",
    from: "await clearFailures(key);\n  return right;",
    to: "return right;",
    breaks: "wrong passwords of last month count on after every right one",
  },
  {
    file: "app/auth/lockout.server.ts",
    from: "right ? await lockedUntil(key) : await recordFailure(key)",
    to: "right ? null : await recordFailure(key)",
    breaks: "of many codes guessed at once the right one passes though the account has to wait",
  },
  {
    file: "app/routes/search/results.tsx",
    from: "q && !siteReadOnly() ? await",
    to: "q ? await",
    breaks: "nobody can search the site while its disk is full",
  },
  {
    file: "app/routes/search/proposals.ts",
    from: "if (over) throw tooManyRequests(over);",
    to: "",
    breaks: "one client may have the database look for titles as often as it likes",
  },

  // Sizes and counts of what is sent
  {
    file: "app/server/body-limits.server.ts",
    from: "return uploader !== null && proofs[uploader](request, form!);",
    to: "return uploader !== null;",
    breaks: "anybody without a login may send forty megabytes to the forms that take files",
  },
  {
    file: "app/forms/read-body.server.ts",
    from: "files: 40, fileSize",
    to: "files: 20, fileSize",
    breaks: "a gallery of thirty photos is refused as too much",
  },
  {
    file: "app/domain/files/staged-files.server.ts",
    from: "storage().list(folderOfKind(owner))",
    to: "storage().list(FOLDER)",
    breaks: "what strangers send ahead of their forms keeps the staff from sending theirs",
  },
  {
    file: "app/domain/files/staged-files.server.ts",
    from: "readStagedFile(owner, value) ?? notTheirs(value)",
    to: "readStagedFile(owner, value)",
    breaks: "an article goes out without the attachments that its form names but may not use",
  },
  {
    file: "app/domain/search/sources.server.ts",
    from: "if (kept?.version === version) return kept.vocabulary;",
    to: "if (kept) return kept.vocabulary;",
    breaks: "a search with a wrong letter does not know a title that came since the start",
  },
  {
    file: "app/forms/uploads.server.ts",
    from: "applicant: { sender: 2,",
    to: "applicant: { sender: 200,",
    breaks: "one link to a receipt takes the places of everybody who sends files",
  },
  {
    file: "app/server/body-limits.server.ts",
    from: "if (bytesRead - before < MIN_IN_A_MINUTE) over();",
    to: "if (bytesRead < MIN_IN_A_MINUTE) over();",
    breaks: "an upload that stalls after its beginning holds its place for half an hour",
  },
  {
    file: "app/platform/attachments.server.ts",
    from: "bytes.length > MAX_FILE_BYTES",
    to: "bytes.length > 10 * MAX_FILE_BYTES",
    breaks: "an attachment of more than ten megabytes is published",
  },
  {
    file: "app/platform/attachments.server.ts",
    from: "left -= await unpackedSize(zip, entry, left);",
    to: "await unpackedSize(zip, entry, left);",
    breaks: "a document that unpacks to gigabytes in many parts is taken",
  },
  {
    file: "app/domain/galleries/add-photos.server.ts",
    from: "index >= MAX_PHOTOS",
    to: "index > MAX_PHOTOS",
    breaks: "a sending of thirty-one photos is stored whole",
  },
  {
    file: "app/domain/internships/papers.server.ts",
    from: "count >= MAX_PAPERS",
    to: "count > MAX_PAPERS",
    breaks: "an application takes an eleventh paper",
  },
  {
    file: "app/fields/id.ts",
    from: "return id <= LARGEST ? id : null;",
    to: "return id;",
    breaks: "an address with a number that no row can have is answered as a failure of the server",
  },
  {
    file: "app/platform/disk.server.ts",
    from: '(before === "full" ? BACK_AT : 0)',
    to: "0",
    breaks: "on a disk that is nearly full forms are taken and refused by turns",
  },

  // Pages of lists
  {
    file: "app/fields/pagination.ts",
    from: "Math.ceil(total / perPage)",
    to: "Math.floor(total / perPage)",
    breaks: "the photos of a gallery's last page cannot be reached",
  },
  {
    file: "app/domain/audit/entries.server.ts",
    from: ".limit(max + 1)",
    to: ".limit(max)",
    breaks: "the audit ends after its first fifty entries",
  },

  // Drafts, resume codes, links to receipts
  {
    file: "app/routes/internship/resume.tsx",
    from: 'await refund("resume", context);',
    to: "",
    breaks: "who opens the own draft by its code five times has to wait",
  },
  {
    file: "app/domain/internships/receipt-link.server.ts",
    from: "signaturesOf(id)[index]!",
    to: "signaturesOf(id)[0]!",
    breaks: "links to receipts die with the secret that signed them",
  },
  {
    file: "app/routes/internship/receipt.server.ts",
    from: "if (application) return application;",
    to: 'if (application && !(await overRateLimit("wrongReceiptLink", context))) return application;',
    breaks: "who looks at the own receipt twenty times is shut out of it",
  },
  {
    file: "app/domain/internships/draft-rows.server.ts",
    from: "savedAt: sql`now()`,\n      expiresAt,",
    to: "savedAt: sql`now()`,",
    breaks: "a draft ends fourteen days after it was begun although it is saved daily",
  },

  // One answer to a form
  {
    file: "app/domain/submissions/once.server.ts",
    from: "changed: row.bodyHash !== submission.bodyHash",
    to: "changed: false",
    breaks: "who changes a form and sends it again is told that the change was kept",
  },
  {
    file: "app/domain/internships/drafts.server.ts",
    from: "return changed ? db.transaction(made) : outcome;",
    to: "return outcome;",
    breaks: "two people on one phone write into the same draft",
  },
  {
    file: "app/routes/contact/write/action.server.ts",
    from: "held: held || isSuspected",
    to: "held",
    breaks: "a message with the trap filled in goes to the staff like any other",
  },
  {
    file: "app/routes/survey/fill-in/action.server.ts",
    from: 'if (isHoneypotFilled(form)) return refused(refuse("forms:trapped"), 422);',
    to: "if (isHoneypotFilled(form)) return received(request, { changed: false });",
    breaks: "a survey with the trap filled in is thanked for and thrown away",
  },
];
