/** Faults in SQL: conditions, joins, orders, pages, counts and writes. */
export default [
  // Pending items for the staff
  {
    file: "app/domain/inbox/waiting.server.ts",
    from: "as cases order by at, kind, id",
    to: "as cases order by at desc, kind, id",
    breaks: "the staff see first what came last",
  },
  // Conditions
  {
    file: "app/domain/search/sources.server.ts",
    from: "and(isNotNull(galleries.publishedAt), matchesAll(galleries.searchKey, words))",
    to: "matchesAll(galleries.searchKey, words)",
    breaks: "the search of the site shows everybody galleries that are not published yet",
  },
  {
    file: "app/domain/galleries/list.server.ts",
    from: "    .where(published)",
    to: "    .where(undefined)",
    breaks: "the page of galleries lists drafts among the published ones",
  },
  {
    file: "app/domain/galleries/kind.server.ts",
    from: "    .where(eq(galleryPhotos.galleryId, id))\n    .orderBy(asc(galleryPhotos.id));",
    to: "    .orderBy(asc(galleryPhotos.id));",
    breaks: "an editor overwrites the alternative texts of the photos of another editor's gallery",
  },
  {
    file: "app/domain/news/articles.server.ts",
    from: "and(eq(newsAttachments.newsId, id), gone)",
    to: "gone",
    breaks: "who edits one article removes the attachments of another one",
  },
  {
    file: "app/domain/galleries/photos.server.ts",
    from: "withWaiting ? undefined : isNull(galleryPhotos.waitsFor)",
    to: "undefined",
    breaks: "readers see the photos that were added with a draft",
  },
  {
    file: "app/domain/publications/written.server.ts",
    from: 'staff.role === "admin" ? undefined : eq(contentItems.authorId, staff.id),',
    to: "undefined,",
    breaks: "an editor is shown the drafts of another",
  },
  {
    file: "app/domain/accounts/staff-accounts.server.ts",
    from: "and i.used_at is null and i.expires_at > now()",
    to: "and i.used_at is null",
    breaks: "an invitation that has run out still counts as waiting in the list of staff",
  },
  {
    file: "app/domain/accounts/doctor-accounts.server.ts",
    from: "and r.kind = 'code' and r.used_at is null and r.expires_at > now()",
    to: "and r.kind = 'code' and r.expires_at > now()",
    breaks: "the office is told that a recovery code still opens an account which has used it up",
  },
  {
    file: "app/domain/accounts/recovery.server.ts",
    from: 'and(eq(audit.action, "member.details"), ne(audit.actorKind, "doctor"))',
    to: 'eq(audit.action, "member.details")',
    breaks: "a doctor who changed the own address gets no link for a week and is sent to the office",
  },
  {
    file: "app/domain/complaints/receive.server.ts",
    from: "gt(contacts.createdAt, dayBefore(now())),",
    to: "",
    breaks: "the same words sent again weeks later are swallowed",
  },
  {
    file: "app/domain/complaints/list.server.ts",
    from: `\${and(withStatus(search), searched(search))}`,
    to: `\${searched(search)}`,
    breaks: "a search among the pending complaints finds answered ones",
  },
  {
    file: "app/domain/complaints/reply.server.ts",
    from: ".where(and(matches(contacts.searchKey, address), same))",
    to: ".where(matches(contacts.searchKey, address))",
    breaks: "a letter goes to whoever's message holds a part of the typed address",
  },
  {
    file: "app/domain/certificates/list.server.ts",
    from: "return search.words.length ? named(search.words) : sql`false`;",
    to: "return named(search.words);",
    breaks: "a search for signs that are no letters lists every certificate there is",
  },
  {
    file: "app/domain/certificates/issue.server.ts",
    from: "isNull(certificates.cancelledAt),",
    to: "",
    breaks: "who asks again in the month in which a certificate was cancelled gets the cancelled one",
  },
  {
    file: "app/domain/internships/papers.server.ts",
    from: ".where(and(eq(internshipDocuments.id, id), eq(internshipDocuments.applicationId, applicationId)))",
    to: ".where(eq(internshipDocuments.id, id))",
    breaks: "an applicant opens the papers of other applicants by their numbers",
  },
  {
    file: "app/domain/internships/queue.server.ts",
    from: "decision.kind in ('returned', 'accepted')",
    to: "decision.kind = 'accepted'",
    breaks: "an application that was returned again still stands in the list as corrected",
  },
  {
    file: "app/domain/events/list.server.ts",
    from: "gte(events.date, today)",
    to: `sql\`\${events.date} > \${today}\``,
    breaks: "on its own day an event stands neither among the coming nor among the past ones",
  },

  // Joins and what belongs to which election
  {
    file: "app/domain/elections/voter-card.server.ts",
    from: "and(eq(voters.electionId, elections.id), eq(voters.memberNumber, members.memberNumber))",
    to: "eq(voters.memberNumber, members.memberNumber)",
    breaks: "who voted in an earlier election is shown to the clerk as having voted in this one",
  },
  {
    file: "app/domain/elections/roll-check.server.ts",
    from: "where vote_events.election_id = voters.election_id and vote_events.member_number",
    to: "where vote_events.member_number",
    breaks: "who voted in an earlier election stays on a roll that no longer names him",
  },
  {
    file: "app/domain/elections/voter-roll.server.ts",
    from: "election.rollImportedAt ? isNotNull(voters.memberNumber) : undefined,",
    to: "",
    breaks: "members who are not on the imported roll are printed on that of no centre",
  },
  {
    file: "app/domain/members/export.server.ts",
    from: ".leftJoin(dues,",
    to: ".innerJoin(dues,",
    breaks: "members of whom no dues are kept are missing in the file of all members",
  },

  // Days, hours and months
  {
    file: "app/domain/audit/entries.server.ts",
    from: `\${startOf(to, 1)}`,
    to: `\${startOf(to)}`,
    breaks: "the audit up to a day leaves out that day",
  },
  {
    file: "app/domain/oaths/list.server.ts",
    from: "::int)::timestamp at time zone 'Asia/Amman'",
    to: "::int)::timestamp at time zone 'UTC'",
    breaks: "oaths of the first three hours of a day in Amman are listed under the day before",
  },
  {
    file: "app/domain/elections/turnout.server.ts",
    from: "marked_at at time zone 'Asia/Amman' as amman",
    to: "marked_at at time zone 'UTC' as amman",
    breaks: "the turnout by the hour stands three hours too early",
  },
  {
    file: "app/domain/complaints/figures.server.ts",
    from: `\${today}::date::timestamp) at time zone 'Asia/Amman'`,
    to: `\${today}::date::timestamp) at time zone 'UTC'`,
    breaks: "answers of the first night of a month do not count in the figures of that month",
  },
  {
    file: "app/domain/surveys/statistics.server.ts",
    from: "sheet.created_on < month + interval '1 month'",
    to: "sheet.created_on <= month + interval '1 month'",
    breaks: "sheets of the first of a month count in the month before, too",
  },

  // Orders and pages
  {
    file: "app/domain/news/list.server.ts",
    from: "const newestFirst = [desc(news.date), desc(news.id)] as const;",
    to: "const newestFirst = [desc(news.id)] as const;",
    breaks: "an article of last year that is entered today stands above today's news",
  },
  {
    file: "app/domain/galleries/photos.server.ts",
    from: `neighbour(sql\`\${place} < \${here}\`, desc)`,
    to: `neighbour(sql\`\${place} < \${here}\`, asc)`,
    breaks: "the way back from a photo always leads to the first one of the gallery",
  },
  {
    file: "app/domain/complaints/history.server.ts",
    from: ".orderBy(desc(contactEvents.id))",
    to: ".orderBy(asc(contactEvents.id))",
    breaks: "the page of a complaint says how far the letter of the first answer got, not of the latest",
  },
  {
    file: "app/domain/name-changes/requests.server.ts",
    from: `then \${nameChanges.createdAt} end\``,
    to: `then \${nameChanges.createdAt} end desc\``,
    breaks: "the request for a name that has waited longest stands at the end of those that wait",
  },
  {
    file: "app/domain/internships/queue.server.ts",
    from: `select id from matching order by id desc limit \${limit} offset \${offset}`,
    to: `select id from matching order by id desc limit \${limit}`,
    breaks: "every page of a search among applications shows the same ones",
  },

  // Counts
  {
    file: "app/domain/elections/elections.server.ts",
    from: "onRoll: rollImportedAt ? rows : await db.$count(members)",
    to: "onRoll: rows",
    breaks: "before a roll is imported the office sees as voters only those who were marked",
  },
  {
    file: "app/domain/outbox/letters.server.ts",
    from: "extract(epoch from now() - min(created_at) filter (where state = 'waiting'))",
    to: "extract(epoch from now() - max(created_at) filter (where state = 'waiting'))",
    breaks: "letters that wait for hours raise no alarm as long as new ones come",
  },
  {
    file: "app/domain/register/import-history.server.ts",
    from: "union select member_number from dues_changes",
    to: "union all select member_number from dues_changes",
    breaks: "an import counts a member twice whose details and dues both changed",
  },
  {
    file: "app/db/row-counts.server.ts",
    from: `coalesce(sum(\${rowCounts.rows}), 0)`,
    to: `coalesce(max(\${rowCounts.rows}), 0)`,
    breaks:
      "a list says that there are fewer than there are once it has several states or was written at once",
  },
  {
    file: "app/db/schema-state.ts",
    from: "applied.filter((when) => when > newest)",
    to: "applied.filter((when) => when >= newest)",
    breaks: "a database of just this version is taken for one of a newer version",
  },

  // Writes
  {
    file: "app/domain/members/change-card.server.ts",
    from: 'const reconfirmed = byDoctor && (changed.includes("mobile") || changed.includes("email"));',
    to: 'const reconfirmed = changed.includes("mobile") || changed.includes("email");',
    breaks: "a number that a clerk typed counts as confirmed by the doctor, who is not asked for a year",
  },
  {
    file: "app/domain/register/write-chunk.server.ts",
    from: `sql\`\${duesName(field)} = case when s.paid ? \${key(field)} then \${paid(field)} else d.\${duesName(field)} end\``,
    to: `sql\`\${duesName(field)} = \${paid(field)}\``,
    breaks: "a file of the register without a column of dues empties it for everybody in the file",
  },
  {
    file: "app/domain/register/write-chunk.server.ts",
    from: "case when s.particulars ->> field is not distinct from l.said ->> field then present else s.particulars ->> field end",
    to: "s.particulars ->> field",
    breaks: "a file of the register that says the same again undoes what a doctor changed meanwhile",
  },
  {
    file: "app/domain/register/write-chunk.server.ts",
    from: "set said = l.said || excluded.said",
    to: "set said = excluded.said",
    breaks: "after a file with fewer columns the next one overwrites what members changed themselves",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: `sql\`case when \${over} then now() else \${throttles.windowStartedAt} end\``,
    to: "sql`now()`",
    breaks:
      "who keeps trying beyond a limit is never let in again, because the window begins anew at each try",
  },
];
