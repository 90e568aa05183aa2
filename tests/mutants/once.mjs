/**
 * Faults in what must happen once, in order, atomically or not at all: submissions, locks, transactions, emails, files,
 * backups, caches, process lifecycle.
 */
export default [
  // A form that is sent again
  {
    file: "app/domain/submissions/once.server.ts",
    from: "if (!first) return null;",
    to: "void first;",
    breaks: "a form that is sent twice is carried out twice",
  },
  {
    file: "app/domain/submissions/once.server.ts",
    from: "if (key) await tx.update(submissions)",
    to: "if (key) tx.update(submissions)",
    breaks: "the first answer to a form is not kept, and its second sending fails",
  },
  {
    file: "app/domain/submissions/once.server.ts",
    from: "JSON.stringify([form, actor, id])",
    to: "JSON.stringify([form, id])",
    breaks: "who sends a form with the one-time id of somebody else gets that person's answer",
  },
  {
    file: "app/domain/galleries/add-photos.server.ts",
    from: `form: \`\${submission.form}:photo-\${index}\``,
    to: `form: \`\${submission.form}:photo\``,
    breaks: "of many photos that are sent together only the first is added",
  },
  {
    file: "app/forms/submit.server.ts",
    from: "if (earlier) return await answer(",
    to: "if (earlier?.changed) return await answer(",
    breaks: "sending a message again after a lost answer counts as one more, and is refused as too many",
  },
  {
    file: "app/domain/surveys/answers.server.ts",
    from: "await roundToDay(tx, submission);",
    to: "",
    breaks: "the moment of a sheet of the survey stays in the database and tells whose it is",
  },

  // Two at once, and two editors
  {
    file: "app/domain/accounts/admins.server.ts",
    from: `select pg_advisory_xact_lock(\${ADMINS_LOCK})`,
    to: `select pg_try_advisory_xact_lock(\${ADMINS_LOCK})`,
    breaks: "two admins who shut each other's account at one moment leave none",
  },
  {
    file: "app/domain/internships/same-person.server.ts",
    from: "select pg_advisory_xact_lock(hashtextextended",
    to: "select pg_try_advisory_xact_lock(hashtextextended",
    breaks: "a person who applies on two devices at one moment is registered twice unasked",
  },
  {
    file: "app/domain/complaints/complaint.server.ts",
    from: '.where(eq(contacts.id, id)).for("update")',
    to: ".where(eq(contacts.id, id))",
    breaks: "two of the staff who answer a complaint at one moment both write to its sender",
  },
  {
    file: "app/domain/elections/elections.server.ts",
    from: 'await current(tx).for("share")',
    to: "await current(tx)",
    breaks: "a mark under way at the close is missing in the closing count that was signed",
  },
  {
    file: "app/domain/elections/roll-import.server.ts",
    from: "if (figuresOf(report) !== seen) {",
    to: "if (figuresOf(sent.report as RollReport) !== seen) {",
    breaks: "a roll is applied with other changes than those that were confirmed",
  },
  {
    file: "app/domain/revisions/save.server.ts",
    from: "seen !== null && newest && seen !== newest.number",
    to: "seen !== null && newest && seen > newest.number",
    breaks: "the second of two editors of an event overwrites what the first one wrote",
  },
  {
    file: "app/domain/complaints/reply.server.ts",
    from: "seenVersion === null ? message.replySentAt === null : seenVersion === message.version",
    to: "seenVersion === null || seenVersion === message.version",
    breaks: "who saw no answer yet sends a second one over that of a colleague",
  },
  {
    file: "app/domain/internships/correction.server.ts",
    from: 'eq(applications.version, version), eq(applications.state, "returned")',
    to: 'eq(applications.state, "returned")',
    breaks: "a correction of what was returned first passes for one of what was returned since",
  },
  {
    file: "app/domain/internships/drafts.server.ts",
    from: "values: { ...content.values, ...values },",
    to: "values,",
    breaks: "saving one step of an application loses what was typed in the others",
  },
  {
    file: "app/domain/internships/draft-papers.server.ts",
    from: 'if (row.content.papers[kind]?.digest === digest) return "stored-before";',
    to: "",
    breaks: "a paper of a draft that is sent twice at once is stored twice",
  },
  {
    file: "app/domain/internships/receive.server.ts",
    from: "if (draft) await movePapersToApplication(tx, stored.id, draft.papers);",
    to: "",
    breaks: "the papers that were added to a draft are lost when it is sent",
  },
  {
    file: "app/domain/files/housekeeping.server.ts",
    from: "select document_key from internship_draft_papers join gone on gone.id = draft_id",
    to: "select document_key from internship_draft_papers join gone on gone.id <> draft_id",
    breaks: "the papers of the drafts that are still open are deleted with those of one that has ended",
  },
  {
    file: "app/db/migrations.server.ts",
    from: `select pg_advisory_lock(\${MIGRATION_LOCK})`,
    to: `select pg_try_advisory_lock(\${MIGRATION_LOCK})`,
    breaks: "two processes that start together change the schema at the same time, and one of them ends",
  },

  // Letters
  {
    file: "app/domain/outbox/lease.server.ts",
    from: "next_try_at <= now() and (leased_until is null or leased_until < now())",
    to: "next_try_at <= now()",
    breaks: "two processes have the same letter in hand",
  },
  {
    file: "app/domain/outbox/letters.server.ts",
    from: '.where(and(eq(outbox.id, id), inArray(outbox.state, ["failed", "waiting"])))',
    to: ".where(eq(outbox.id, id))",
    breaks: "a letter that has arrived is sent a second time from a page that is out of date",
  },
  {
    file: "app/platform/mail.server.ts",
    from: "{ idempotencyKey: id }",
    to: "{}",
    breaks: "a letter arrives twice when the answer of the mail service was lost",
  },

  // Files
  {
    file: "app/domain/files/sweep.server.ts",
    from: "if (!noted.length || (await isSweeperPaused())) return 0;",
    to: "if (!noted.length) return 0;",
    breaks: "files of which a backup under way has the rows are deleted before it has copied them",
  },
  {
    file: "app/domain/files/named-files.server.ts",
    from: "  internshipDocuments.documentKey,\n",
    to: "",
    breaks: "the papers of applicants are deleted as orphans after a day and are in no backup",
  },
  {
    file: "app/domain/files/named-files.server.ts",
    from: "  internshipDraftPapers.documentKey,\n",
    to: "",
    breaks: "the papers of a draft are deleted as orphans after a day, before it is sent",
  },
  {
    file: "app/domain/photos/stored-photo.server.ts",
    from: "[news, events, galleryPhotos, contentRevisions] as const",
    to: "[news, events, contentRevisions] as const",
    breaks: "a photo of a gallery is deleted right after it was stored",
  },
  {
    file: "app/domain/events/events.server.ts",
    from: "photo: photo ?? before?.photo ?? null",
    to: "photo",
    breaks: "an event loses its photo when only its text is changed",
  },
  {
    file: "app/platform/storage/filesystem.server.ts",
    from: "await nullIfMissing(rm(file));",
    to: "await rm(file);",
    breaks: "a noted file that is gone already fails every sweep anew and stays noted for ever",
  },

  // Imports
  {
    file: "app/domain/register/import-register.server.ts",
    from: "if (!outcome.applied) throw new TakenBack(outcome);",
    to: "if (stopped) throw new TakenBack(outcome);",
    breaks: "a dry run of an import writes into the register",
  },

  // Backups and the chain of the audit
  {
    file: "app/domain/backups/back-up.server.ts",
    from: 'isolationLevel: "repeatable read"',
    to: 'isolationLevel: "read committed"',
    breaks: "a backup under load holds replies to messages that are not in it",
  },
  {
    file: "app/domain/backups/load-rows.server.ts",
    from: "await setSequences(tx, archive.manifest.sequences);",
    to: "",
    breaks: "after a restore new rows get numbers that are taken, and nothing can be saved",
  },
  {
    file: "app/domain/backups/load-rows.server.ts",
    from: 'await each("enable");',
    to: "",
    breaks: "after a restore the entries of the audit can be changed and form no chain",
  },
  {
    file: "app/domain/backups/archive-reader.server.ts",
    from: "return found.size === size && found.sha256 === sha256;",
    to: "return found.size === size;",
    breaks: "an archive with a damaged file passes for whole",
  },
  {
    file: "app/domain/backups/restore.server.ts",
    from: "await markRestoreStarted(archive.id);",
    to: "",
    breaks: "a restore that was killed among the files cannot be started again",
  },
  {
    file: "app/domain/audit/chain.server.ts",
    from: 'return link.sound ? null : { entry, how: "changed" };',
    to: "return null;",
    breaks: "an entry of the audit whose words were changed is not found",
  },

  // Pages kept in memory
  {
    file: "app/server/page-cache.server.ts",
    from: "Buffer.from(withNewIds(decompress(page.packed)))",
    to: "Buffer.from(decompress(page.packed))",
    breaks: "two visitors get the same one-time id, and the second one's message is not kept",
  },
  {
    file: "app/server/page-cache.server.ts",
    from: "const isKept = !siteReadOnly() && hasOneHost(request.rawHeaders);",
    to: "const isKept = hasOneHost(request.rawHeaders);",
    breaks: "pages from memory do not say that there is maintenance",
  },
  {
    file: "app/platform/page-cache/page-cache.server.ts",
    from: "if (slot.version === contentVersion()) {",
    to: "if (slot.version <= contentVersion()) {",
    breaks: "a page that was being made while an article changed is shown with its old text",
  },
  {
    file: "app/db/sockets.server.ts",
    from: String.raw`const SEVERITIES = ["\0VFATAL\0C", "\0VPANIC\0C"];`,
    to: String.raw`const SEVERITIES = ["\0VFATAL\0C"];`,
    breaks: "after PostgreSQL panicked, the first query on each connection is refused with what it said then",
  },
  {
    file: "app/domain/content/edition.server.ts",
    from: "return scope ? editionOf.get(scope) : undefined;",
    to: "return undefined;",
    breaks: "a page that is made while something is published says half the old and half the new",
  },
  {
    file: "app/domain/content/edition.server.ts",
    from: "const oneAtATime = concurrencyLimit(1);",
    to: "const oneAtATime = concurrencyLimit(2);",
    breaks: "of two publications at once the site goes on telling the older",
  },
  {
    file: "app/routes/files/send-file.server.ts",
    from: "const range = condition && condition !== etag ? null",
    to: "const range = condition !== etag ? null",
    breaks: "a download that broke off begins anew for all who do not say which file they have a part of",
  },

  // The life of a process, and times in which nothing is taken
  {
    file: "app/server/health.server.ts",
    from: "(database && files)",
    to: "(database || files)",
    breaks: "a process whose storage is away says that it is ready",
  },
  {
    file: "app/server/health.server.ts",
    from: "state.ready && !state.stopping",
    to: "state.ready",
    breaks: "a proxy goes on sending visitors to a process that stops",
  },
  {
    file: "app/server/shutdown.server.ts",
    from: "await closed(server);",
    to: "server.close();",
    breaks: "forms under way get no answer when a process is stopped",
  },
  {
    file: "app/db/watch.server.ts",
    from: "if (away) poolSockets.shut();",
    to: "",
    breaks: "who waits for a database that has gone is left waiting",
  },
  {
    file: "app/platform/read-only.server.ts",
    from: 'reasons.get("maintenance") ?? reasons.get("disk") ?? null',
    to: 'reasons.get("maintenance") ?? null',
    breaks: "forms are taken while the disk is full, and are lost",
  },
  {
    file: "app/domain/maintenance/state.server.ts",
    from: "      isAway = true;",
    to: "      isAway = true;\n      follow(null);",
    breaks: "maintenance ends by itself when the storage is away",
  },
  {
    file: "app/addresses/staff.ts",
    from: ', evenReadOnly: "the way out"',
    to: "",
    breaks: "maintenance cannot be ended from the page, because nothing is taken during it",
  },

  // Secrets that are changed
  {
    file: "app/domain/internships/reseal.server.ts",
    from: ".set({ sealedCode: sealCode(code), resumeHash: resumeHashOf(code) })",
    to: ".set({ sealedCode: sealCode(code) })",
    breaks: "the codes of applications open nothing once the old secret is taken off the list",
  },
  {
    file: "app/platform/encrypt.server.ts",
    from: "for (const key of deriveKeys(purpose)) {",
    to: "for (const key of deriveKeys(purpose).slice(0, 1)) {",
    breaks: "drafts and second steps are lost the moment a new secret is put first",
  },

  // One-time sign-in
  {
    file: "app/domain/accounts/staff-recovery-codes.server.ts",
    from: ".where(and(unusedOf(staffId), eq(staffRecoveryCodes.codeHash, hashOf(staffId, code))))",
    to: ".where(eq(staffRecoveryCodes.codeHash, hashOf(staffId, code)))",
    breaks: "a recovery code that somebody saw on the list opens the account after it was used",
  },
  {
    file: "app/domain/accounts/passkeys.server.ts",
    from: ".where(and(eq(hash, hashOf(challenge)), whose, gt(expiresAt, sql`now()`)))",
    to: ".where(and(eq(hash, hashOf(challenge)), whose))",
    breaks: "a challenge of any age is answered",
  },
  // The end of a transaction
  {
    file: "app/db/verified-commit.server.ts",
    from: 'command === "COMMIT" ? resolve(rows)',
    to: "command ? resolve(rows)",
    breaks: "a COMMIT that PostgreSQL answered with ROLLBACK counts as stored",
  },
  {
    file: "app/db/verified-commit.server.ts",
    from: "simple: true, prepare: false",
    to: "simple: false, prepare: true",
    breaks: "COMMIT is prepared, and missing on another backend of a pooler",
  },
  {
    file: "app/platform/unavailable.ts",
    from: " || code === NOT_COMMITTED",
    to: "",
    breaks: "a transaction that was not committed is answered as an internal error instead of 503",
  },
  // Data found on disk at startup
  {
    file: "app/db/embedded/database-folder.ts",
    from: 'return missing ? { kind: "incomplete", missing } : { kind: "complete" };',
    to: 'return missing ? { kind: "new" } : { kind: "complete" };',
    breaks: "a database folder that lost a file is replaced by an empty database",
  },
  {
    file: "app/db/embedded/database-folder.ts",
    from: "await fill(beside);\n  await rename(beside, folder);",
    to: "await rename(beside, folder);\n  await fill(folder);",
    breaks: "a first start that is killed half-way leaves an incomplete database",
  },
  {
    file: "app/platform/stored-secret.server.ts",
    from: " && !UNPRINTABLE.test(text)",
    to: "",
    breaks: "sessions are signed with a secret of NUL bytes after a power cut",
  },
  {
    file: "app/domain/register/apply-file.server.ts",
    from: "if (effects) return",
    to: "if (false) return",
    breaks: "a register file writes over what a clerk has changed since its check, without showing it",
  },
  {
    file: "app/domain/register/file-lease.server.ts",
    from: "if (!held.length) throw new LeaseLost();",
    to: "",
    breaks: "a discarded register file is worked on",
  },
  {
    file: "app/domain/register/judge-changes.server.ts",
    from: "const undecided = decisions.conflicts ? [] : conflicts;",
    to: "const undecided = decisions.conflicts ? conflicts : [];",
    breaks: "a program writes over what the portal has changed, without being asked whose value stands",
  },
  {
    file: "app/domain/register/apply-changes.server.ts",
    from: " && !(atomic && isRefused)",
    to: "",
    breaks: "a call that is to write all or nothing writes a part",
  },
  {
    file: "app/domain/register/change-feed.server.ts",
    from: "return entry?.hash === hash;",
    to: "return true;",
    breaks: "after a restore, a cursor goes on among other changes and skips some",
  },
  {
    file: "app/domain/register/merge-members.server.ts",
    from: 'if (await isOnCurrentRoll(tx, memberNumber)) return { done: false, reason: "on-roll" };',
    to: "",
    breaks: "a person with two records votes under both numbers while an election is open",
  },
  {
    file: "app/domain/register/merge-members.server.ts",
    from: "if (gone.version !== versions.gone || stays.version !== versions.stays)",
    to: "if (gone.version !== versions.gone)",
    breaks: "a merge takes values over what a colleague has changed in the record that stays",
  },
  {
    file: "app/domain/register/write-chunk.server.ts",
    from: "when field = 'workStatus' and",
    to: "when false and",
    breaks: "a file of the register makes a member practise who has died",
  },
  {
    file: "app/domain/register/unplaced-lines.server.ts",
    from: ".where(and(eq(refusals.fileId, fileId), eq(refusals.line, line), stateIs(waiting)))",
    to: ".where(and(eq(refusals.fileId, fileId), eq(refusals.line, line)))",
    breaks: "two members of staff both decide about one refused line",
  },
  {
    file: "app/domain/register/file-rows.server.ts",
    from: "} set keeps_here = false",
    to: "} set keeps_here = keeps_here",
    breaks: "the decision of an earlier attempt stays after the office has decided anew",
  },
  {
    file: "app/platform/xlsx/read-sheet.server.ts",
    from: '(!hasValue || (type === "n" && !text.trim()))',
    to: "!hasValue",
    breaks: "a formula that was never calculated is read as an empty cell",
  },
];
