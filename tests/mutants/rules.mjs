/** Faults in the association's rules. */
export default [
  // The site's health, and what an application needs
  {
    file: "app/domain/health/verdict.ts",
    from: "backupHours < OLD_HOURS",
    to: "backupHours <= OLD_HOURS",
    breaks: "a backup that is too old counts as a good one for an hour more",
  },
  {
    file: "app/domain/health/verdict.ts",
    from: 'if (!storage && disk.state !== "full")',
    to: 'if (storage && disk.state !== "full")',
    breaks: "a file storage that does not answer is called well",
  },
  {
    file: "app/domain/internships/paper-kinds.ts",
    from: "degreeCountry !== JORDAN",
    to: "degreeCountry === JORDAN",
    breaks: "a degree from Jordan is asked for an equivalence, one from elsewhere is not",
  },
  {
    file: "app/ui/session-list.tsx",
    from: 't("own.since", { at: since.text })',
    to: 't("own.since", { on: since.text })',
    breaks: "the list of own devices says {{at}} where it says since when",
  },
  // Certificates
  {
    file: "app/proof/check-signed-certificate.ts",
    from: "if (!isInTime(key, facts.issued))",
    to: "if (!isInTime(key, facts.until))",
    breaks:
      "a certificate of a key's last month is refused, and one that is dated before its key's time is taken",
  },
  {
    file: "app/proof/base64url.ts",
    from: "base64urlOf(bytes) === text ? bytes : null",
    to: "bytes",
    breaks: "a certificate of which the last sign was changed counts as unchanged",
  },
  {
    file: "app/proof/status-list.ts",
    from: "(place & 7)) & 1) === 1",
    to: "(7 - (place & 7))) & 1) === 1",
    breaks: "the places of a byte are read from its other end, and another certificate is called cancelled",
  },
  {
    file: "app/domain/certificates/eligibility.ts",
    from: "monthOfThisYear(social, year) < first",
    to: "monthOfThisYear(social, year) <= first",
    breaks: "who is exactly six months behind with the subscriptions is refused the certificate",
  },
  {
    file: "app/domain/certificates/eligibility.ts",
    from: "return socialYear > year ? DECEMBER : 0;",
    to: "return socialYear < year ? DECEMBER : 0;",
    breaks: "subscriptions paid to a year long past count as those of this whole year",
  },
  {
    file: "app/domain/certificates/validity.ts",
    from: "today <= validUntil",
    to: "today < validUntil",
    breaks: "a certificate is out of date on its last valid day",
  },
  {
    file: "app/domain/certificates/printed-certificate.ts",
    from: "[memberNumber, name.ar, name.en, workStatus,",
    to: "[memberNumber, name.en, workStatus,",
    breaks: "after a change of the Arabic name the certificate with the old one is given again",
  },

  // Dues
  {
    file: "app/domain/dues/paid-to.ts",
    from: "year && month !== null ?",
    to: "year && month ?",
    breaks: "a year that was begun without a paid month is shown as not on record",
  },
  {
    file: "app/domain/dues/arrears.ts",
    from: "else if (annual < now.year)",
    to: "else if (annual <= now.year)",
    breaks: "who has paid this year's annual fee is told to owe one",
  },
  {
    file: "app/domain/dues/arrears.ts",
    from: "> figureOn(",
    to: ">= figureOn(",
    breaks: "a doctor is warned as late at six months and not at more than six",
  },
  {
    file: "app/domain/dues/financial-card.ts",
    from: 'figure("retirement-month", card.retirementMonth)',
    to: 'figure("retirement-month", card.socialMonth)',
    breaks: "the financial card shows the month of the social subscription as that of retirement",
  },
  {
    file: "app/domain/standing/standing.ts",
    from: "late: block === null && late",
    to: "late: late",
    breaks: "who is refused the certificate is warned as late besides",
  },

  // Fees and calculators
  {
    file: "app/domain/calculators/registration-fee.ts",
    from: 'registeredBefore ? "registered" : "new"',
    to: 'registeredBefore ? "new" : "registered"',
    breaks: "the comprehensive exam costs the registered what it costs the others",
  },
  {
    file: "app/routes/information/calculators/registration-fee.tsx",
    from: 'params.get("registered") === "yes"',
    to: 'params.has("registered")',
    breaks: "who answers the fee calculator that he was not registered before counts as registered",
  },
  {
    file: "app/domain/calculators/share-of-bill.ts",
    from: "return Math.min(fils, figure(fixedShare[treatment]) * FILS);",
    to: "return figure(fixedShare[treatment]) * FILS;",
    breaks: "of a bill below the fixed share the doctor is told to pay more than the bill",
  },
  {
    file: "app/domain/calculators/dinars.ts",
    from: 'rest.padEnd(3, "0")',
    to: 'rest.padStart(3, "0")',
    breaks: "one and a half dinars are read as one dinar and five fils",
  },
  {
    file: "app/domain/calculators/late-entry.ts",
    from: 'age > figure("authority.very-late.age")',
    to: 'age >= figure("authority.very-late.age")',
    breaks: "who registers at exactly fifty is told the harder terms",
  },

  // Elections
  {
    file: "app/domain/elections/voting-window.ts",
    from: "at < closesAt",
    to: "at <= closesAt",
    breaks: "votes are still taken at the very moment of the close",
  },
  {
    file: "app/domain/elections/turnout.server.ts",
    from: "Math.floor((voted * 1000) / onRoll)",
    to: "Math.round((voted * 1000) / onRoll)",
    breaks: "the turnout says 100.0 while somebody has not voted",
  },
  {
    file: "app/domain/elections/roll-import.ts",
    from: "if (!code) return null;",
    to: "if (!code) return undefined;",
    breaks: "a new roll with an empty centre leaves the voter at the old one",
  },
  {
    file: "app/domain/elections/closing-count.server.ts",
    from: "marks - undos === standing",
    to: "marks === standing",
    breaks: "one mark that was undone makes the closing count disagree",
  },
  {
    file: "app/domain/elections/voting-window.ts",
    from: "objectionsUntil !== null && at < objectionsUntil",
    to: "objectionsUntil === null || at < objectionsUntil",
    breaks: "objections are taken for ever where the election has no deadline for them",
  },
  {
    file: "app/domain/elections/voter-card.server.ts",
    from: "(row.rollImportedAt === null || row.voter !== null)",
    to: "row.voter !== null",
    breaks: "until a roll is imported members are told that they are not on it",
  },
  {
    file: "app/domain/elections/mark-rules.ts",
    from: 'markedBy.id === clerk.id ? "own-mark" : null',
    to: "null",
    breaks: "a clerk takes back the own mark without a second person",
  },
  {
    file: "app/domain/elections/eligibility.ts",
    from: "!annual || annual < year",
    to: "annual !== null && annual < year",
    breaks: "of whom no annual fee is on record is told that nothing stands in the way of voting",
  },

  // Oaths
  {
    file: "app/domain/oaths/input.ts",
    from: "form.has(FIND) || (seen !== null && number !== null && seen !== number)",
    to: "form.has(FIND)",
    breaks: "a number changed after its name was shown is registered unseen for the oath",
  },
  {
    file: "app/domain/oaths/register.server.ts",
    from: "doctorName: card.nameAr || card.nameEn",
    to: "doctorName: name.en || name.ar",
    breaks: "the oath is registered under the English name",
  },

  // Internships
  {
    file: "app/domain/internships/date-sequence.ts",
    from: '(days[field] ?? "") > today',
    to: '(days[field] ?? "") >= today',
    breaks: "a degree dated today is refused as one in the future",
  },
  {
    file: "app/domain/internships/application.ts",
    from: "nationality === JORDAN && number && number.length",
    to: "number && number.length",
    breaks: "a foreigner whose number has not ten digits cannot apply",
  },
  {
    file: "app/domain/internships/correction.server.ts",
    from: "if (linkedFields.some((field) => named.has(field)))",
    to: "if (linkedFields.every((field) => named.has(field)))",
    breaks: "an applicant asked for another university cannot correct its country",
  },
  {
    file: "app/domain/internships/same-person.server.ts",
    from: "and(eq(applications.nationality, sent.nationality), eq(applications.nationalNumber, sent.nationalNumber))",
    to: "eq(applications.nationalNumber, sent.nationalNumber)",
    breaks: "applicants of two countries with the same person number are taken for one",
  },
  {
    file: "app/letters/internships.ts",
    from: "nameIn(applicant.language, applicant)",
    to: 'nameIn(applicant.language === "ar" ? "en" : "ar", applicant)',
    breaks: "the decision's letter greets an Arabic reader by the English name",
  },

  // Changes of names and details
  {
    file: "app/domain/name-changes/decision.server.ts",
    from: "if (accepted) await rename(tx, before, request);",
    to: "await rename(tx, before, request);",
    breaks: "a request for another name that was refused changes the register all the same",
  },
  {
    file: "app/letters/name-changes.ts",
    from: "accepted ? requested : before",
    to: "accepted ? before : requested",
    breaks: "the letter about a name greets the doctor by the name that is not the doctor's",
  },
  {
    file: "app/domain/members/details.ts",
    from: '["email", "homeAddress", "workAddress"];',
    to: '["email", "mobile", "homeAddress", "workAddress"];',
    breaks: "the only mobile on record can be emptied",
  },
  {
    file: "app/domain/members/contacts.ts",
    from: "today > aYearOn",
    to: "today >= aYearOn",
    breaks: "who confirmed mobile and e-mail a year ago to the day is asked too early",
  },
  {
    file: "app/fields/phone-number.ts",
    from: "/^\\+9620?/",
    to: "/^\\+962/",
    breaks: "a mobile written as +962 079 is kept with two zeros",
  },

  // Messages of the contact form
  {
    file: "app/domain/complaints/reference.ts",
    from: "(index + 1) * SIGNS.indexOf(sign)",
    to: "SIGNS.indexOf(sign)",
    breaks: "a reference with two signs in each other's place is taken for a right one",
  },
  {
    file: "app/domain/complaints/waiting.ts",
    from: "if (seconds < HOURS_BELOW_S)",
    to: "if (seconds < DAY_S)",
    breaks: "a time to answer of thirty hours is shown as one day",
  },
  {
    file: "app/domain/complaints/reply.server.ts",
    from: ".orderBy(desc(contacts.createdAt), desc(contacts.id))",
    to: ".orderBy(contacts.createdAt, contacts.id)",
    breaks: "a letter to somebody who wrote twice stands in the history of the first message",
  },
  {
    file: "app/routes/complaints/dates.ts",
    from: 'timeZone: "Asia/Amman", ...options',
    to: 'timeZone: "UTC", ...options',
    breaks: "a message that came after midnight in Amman bears the day before in words",
  },
  {
    file: "app/domain/outbox/retry.ts",
    from: "ageSeconds >= GIVE_UP_AFTER_S && tries",
    to: "ageSeconds >= GIVE_UP_AFTER_S || tries",
    breaks: "a letter is given up after six tries, within half an hour",
  },

  // News, events, galleries, jobs
  {
    file: "app/domain/publications/in-force.ts",
    from: "number > (begun?.number ?? 0)",
    to: "true",
    breaks: "what was to come takes the place of what was published after it",
  },
  {
    file: "app/domain/events/tabs.ts",
    from: "day >= today",
    to: "day > today",
    breaks: "the page of an event calls it past on its own day",
  },
  {
    file: "app/domain/galleries/input.ts",
    from: 'which === "title" ? "title" : "titleAr"',
    to: 'which === "title" ? "titleAr" : "title"',
    breaks: "what a photo shows is kept in Arabic as the English text",
  },
  {
    file: "app/domain/careers/search.ts",
    from: "closes < today",
    to: "closes <= today",
    breaks: "nobody can apply for a job on its last day",
  },

  // Search, languages, days, forms
  {
    file: "app/i18n/arabic-text.ts",
    from: 'ة: "ه",',
    to: "",
    breaks: "a word typed with ha in the place of ta marbuta finds no page",
  },
  {
    file: "app/domain/search/rank.ts",
    from: "words.every((word) => key.includes(word))",
    to: "words.some((word) => key.includes(word))",
    breaks: "a search of two words finds pages that have only one of them",
  },
  {
    file: "app/i18n/languages.ts",
    from: "const text = texts[language]?.trim();",
    to: "const text = texts[language];",
    breaks: "a translation of spaces hides the text of the other language",
  },
  {
    file: "app/i18n/request-language.server.ts",
    from: 'languageOf = detectionBy("searchParams", "cookie")',
    to: 'languageOf = detectionBy("cookie", "searchParams")',
    breaks: "a link with lang=ar opens in English for who once chose English",
  },
  {
    file: "app/platform/clock.server.ts",
    from: 'timeZone: "Asia/Amman"',
    to: 'timeZone: "UTC"',
    breaks: "until three in the morning the business day is still yesterday's",
  },
  {
    file: "app/fields/checks.ts",
    from: " && at.toISOString().startsWith(iso)",
    to: "",
    breaks: "the thirty-first of February is taken for a day",
  },

  // Content
  {
    file: "app/content/reference/lists.ts",
    from: "...codes.filter((code) => Math.floor(code / block) === group)",
    to: "...[]",
    breaks: "a city that is added gets the code of another of its governorate",
  },
  {
    file: "app/domain/content/views.ts",
    from: "textOf(fields, name) ? Number(textOf(fields, name)) : undefined",
    to: "Number(textOf(fields, name)) || undefined",
    breaks: "what is put at place 0 of the menu comes last",
  },
  {
    file: "app/domain/content/shapes.ts",
    from: "/[^\\s?#]\\S*$`",
    to: "/\\S*$`",
    breaks: "the footer links the front page of a social network as if it were the association's account",
  },
  {
    file: "app/content/missing.ts",
    from: "item ? [] : [index + 1]",
    to: "item ? [] : [index]",
    breaks: "the staff are asked for the duties under the numbers before theirs",
  },
  {
    file: "app/content/missing.ts",
    from: "group === block.group && !file)",
    to: "group === block.group)",
    breaks: "a law or a list of fees that was supplied as a file is asked for again",
  },
  {
    file: "app/domain/content/validity.ts",
    from: "day <= today",
    to: "day < today",
    breaks: "a law is in force a day later than it says",
  },
  {
    file: "app/domain/content/validity.ts",
    from: "begun.slice(begun.findLastIndex(({ fields }) => !fields) + 1)",
    to: "begun.filter(({ fields }) => fields)",
    breaks: "a law that was taken down comes back with its older versions",
  },
  {
    file: "app/ui/article/blocks.tsx",
    from: "return block.rows.length > 0 ? <RuleTable {...block} /> : null;",
    to: "return <RuleTable {...block} />;",
    breaks: "readers see the head of a table of fees that has no fees",
  },

  {
    file: "app/content/current-edition.ts",
    from: "isUsed(use) && ![...ended, ...awaited].some((none) => none === path)",
    to: "isUsed(use)",
    breaks: "menus, lists and the site map go on linking a page past its hour",
  },
  {
    file: "app/content/digits.ts",
    from: 'language === "ar" ? withDigits(text, currentDigits) : text',
    to: "withDigits(text, currentDigits)",
    breaks: "English pages of an association that writes Arabic digits show ٢٠٢٦",
  },
  {
    file: "app/content/digits.ts",
    from: "(?<!(?:^|\\s)مثل[^.؛]*)",
    to: "",
    breaks: "an example of what may be typed has one number in other digits than the next",
  },
  {
    file: "app/domain/content/unconfirmed.ts",
    from: "otherDigits: statesOtherDigits(revision.fields!, digits),",
    to: "otherDigits: false,",
    breaks: "nobody is told which texts still have the digits that the site no longer shows",
  },
  {
    file: "app/domain/content/views.ts",
    from: 'oath: saidIn(merged, "oath_text"),',
    to: "oath: null,",
    breaks: "the oath that the association wrote stands on no sheet that is signed",
  },
  {
    file: "app/i18n/translator.ts",
    from: "!codes.has(options?.interpolationkey)",
    to: "true",
    breaks: "the serial of a certificate is named in digits that its paper does not show",
  },
  {
    file: "app/content/member-terms.ts",
    from: 'word.replace(/ون$/, "ين")',
    to: "word",
    breaks: "a sound plural stands in the nominative after every preposition",
  },
  {
    file: "app/domain/content/first-items.server.ts",
    from: "if (!ofAnother) return",
    to: "if (true) return",
    breaks: "the next start brings a new association the people, laws and fees of the delivered one",
  },
  {
    file: "app/domain/content/menu-labels.ts",
    from: "? before[name]",
    to: "? value",
    breaks: "saving the menu freezes what members were called that day in its labels",
  },
  {
    file: "app/domain/content/page-read.ts",
    from: "const unknown = lang && unknownIn(text(field));",
    to: "const unknown = null;",
    breaks: "a page states the name of a figure that there is not, braces and all",
  },
  {
    file: "app/domain/content/items.server.ts",
    from: "(stored ?? before?.fields[uploadKind.name])",
    to: "(stored ?? (before?.isDown ? null : before?.fields[uploadKind.name]))",
    breaks: "a person who is taken down and published anew has lost the photo",
  },
  {
    file: "app/domain/content/pasted.ts",
    from: "const gone = new Set([...open, ...lone]);",
    to: "const gone = new Set(lone);",
    breaks: "an isolate that somebody pasted turns the rest of its paragraph around",
  },

  // Survey
  {
    file: "app/domain/surveys/levels.ts",
    from: "average < LOW_BELOW",
    to: "average <= LOW_BELOW",
    breaks: "an average of exactly one and a half is shown in red",
  },
  {
    file: "app/domain/revisions/hours.ts",
    from: "until <= (from && from > now ? from : now)",
    to: "until <= (from ?? now)",
    breaks: "an article that was published in the past and taken down in the past is said to be published",
  },
  // Files damaged by spreadsheets
  {
    file: "app/platform/csv-read.server.ts",
    from: 'if (next !== separator && next !== "\\r" && next !== "\\n")',
    to: "if (next === separator && index < 0)",
    breaks: "a stray quotation mark makes one member of several lines of the register",
  },
  {
    file: "app/platform/csv-read.server.ts",
    from: 'const rows = text.replace(SEPARATOR_LINE, "");',
    to: "const rows = text;",
    breaks: "a file that begins with Excel's line of the separator has no columns",
  },
  {
    file: "app/fields/spreadsheet-number.ts",
    from: "return { digits: zeroDecimals[1]! };",
    to: 'return { digits: zeroDecimals[0].replace(/\\D/g, "") };',
    breaks: "a mobile that a spreadsheet wrote with decimals gets one more digit",
  },
  {
    file: "app/fields/spreadsheet-number.ts",
    from: "rest.length >= Number(exponent) &&",
    to: "rest.length >= 0 &&",
    breaks: "a number of which a spreadsheet kept the first digits is taken for those digits",
  },
  {
    file: "app/domain/register/read-cell.ts",
    from: "if (hasMonthFirst && hasEitherOrder(written))",
    to: "if (hasMonthFirst && !written)",
    breaks: "a day with the month first is stored with day and month in each other's place",
  },
  {
    file: "app/platform/xlsx/read-sheet.server.ts",
    from: 'if (type === "e") return unreadableCell(text);',
    to: "",
    breaks: "an error in a cell of a workbook, #N/A, is stored as a name or an address",
  },
  // Text pasted into forms
  {
    file: "app/forms/read-body.server.ts",
    from: "const form = withCleanTexts(await parsed(request, reading));",
    to: "const form = await parsed(request, reading);",
    breaks: "a page of the site keeps and shows a direction override that was pasted into it",
  },
  {
    file: "app/fields/clean-text.ts",
    from: "return DIGITS_ONLY.test(visible) ? visible : password;",
    to: "return password;",
    breaks: "a password of digits that was pasted with direction marks is refused",
  },
  {
    file: "app/fields/clean-text.ts",
    from: "position: index + 1",
    to: "position: index",
    breaks: "the character that cannot be stored is named one place too early",
  },
  {
    file: "app/domain/accounts/sign-in-input.ts",
    from: '[["unmarked"], ["line", 100]]',
    to: '[["line", 100]]',
    breaks: "a clerk's user name that was pasted with direction marks is not known",
  },
  // A certificate's address, copied from a letter
  {
    file: "app/domain/certificates/verification-code.ts",
    from: 'const code = typed.replace(SIGNED_FACTS, "");',
    to: "const code = typed;",
    breaks: "a genuine certificate whose address a mail program has spelled otherwise is called not ours",
  },
  {
    file: "app/domain/codes/crockford.ts",
    from: '    .replace(AROUND, "")\n',
    to: "",
    breaks: "a code that was pasted with its full stop opens nothing",
  },
  {
    file: "app/routes/verify/look-up.server.ts",
    from: "if (!value) return { status: 404, ...asPath, answer: refuse() };",
    to: "if (!value) return { status: 404, ...asPath, check: unknown };",
    breaks: "a code of the wrong length is called no certificate of ours",
  },
  {
    file: "app/routes/doctor/standing-view.server.ts",
    from: "if (rightOnRoll)\n",
    to: "if (rightOnRoll && !voteBlocks.length)\n",
    breaks: "a doctor who stands on the roll reads that the fees forbid the vote",
  },
  {
    file: "app/domain/standing/standing.server.ts",
    from: "if (!rollImportedAt || !closesAt || closesAt <= now()) return null;",
    to: "if (!closesAt) return null;",
    breaks: "a doctor reads before there is a roll that nobody may vote",
  },
  {
    file: "app/domain/record-copy/copied-columns.ts",
    from: "filter(([name]) => !(name in withheld))",
    to: "slice(0, 8)",
    breaks: "a doctor's copy of the record lacks governorate, titles and the day of registration",
  },
  {
    file: "app/domain/public-register/name-readings.ts",
    from: "    ...splitWord(vocabulary, word).map((parts) => ({ parts, next: index + 1 })),\n",
    to: "",
    breaks: "a name of two words that is typed as one finds nobody",
  },
  {
    file: "app/domain/public-register/name-readings.ts",
    from: "const MAX_JOINED = 3;",
    to: "const MAX_JOINED = 1;",
    breaks: "a name of one word that is typed as two finds nobody",
  },
  {
    file: "app/domain/public-register/name-spelling.ts",
    from: "strict && atEdge ? 1 : 0",
    to: "0",
    breaks: "Sami counts as exactly Osama",
  },
  {
    file: "app/domain/public-register/search.server.ts",
    from: "const numbers = [...exact, ...similar];",
    to: "const numbers = [...exact, ...similar].sort((one, other) => one - other);",
    breaks: "similar names stand among the exact ones",
  },
  {
    file: "app/domain/person-names/name-words.ts",
    from: '.replace(WILDCARDS, " ")',
    to: "",
    breaks: "a name typed with an asterisk finds nobody",
  },
  {
    file: "app/domain/person-names/name-search.ts",
    from: "LETTERS.test(word) ?",
    to: "!word ?",
    breaks: "the desk does not find a name of two words that is typed as one",
  },
  {
    file: "app/fields/person-name.ts",
    from: "if (!/\\p{L}/u.test(next)) break;",
    to: "break;",
    breaks: "a title in the register is printed twice",
  },
  {
    file: "app/domain/register/read-cell.ts",
    from: 'return unprintableCharacter(value) === null ? { value } : { problem: "unprintable" };',
    to: "return { value };",
    breaks: "the import takes a name that no document can print",
  },
  {
    file: "app/platform/pdf/typeset.server.ts",
    from: "(canDraw(face, character) ? character : REPLACEMENT)",
    to: "character",
    breaks: "a document prints boxes for letters that its font lacks, which PDF/A forbids",
  },
  {
    file: "app/domain/webhooks/deliver.server.ts",
    from: "earlier.position < webhook_deliveries.position",
    to: "earlier.position < 0",
    breaks: "a webhook that is tried again arrives after a later one about the same doctor",
  },
  {
    file: "app/proof/cose-sign1.ts",
    from: "if (!understandsCritical(stated.get(CRITICAL)) || unprotected.has(CRITICAL)) return null;",
    to: "",
    breaks: "a signature with a critical parameter that nobody understands passes",
  },
  {
    file: "app/proof/cbor.ts",
    from: "if (depth > 0 || number !== allowedTag) throw new NoCbor();",
    to: "",
    breaks: "a COSE_Sign is read as a COSE_Sign1",
  },
  {
    file: "app/proof/signed-facts.ts",
    from: " && new Date(value).toJSON()?.startsWith(value) === true",
    to: "",
    breaks: "a certificate is valid until 2026-13-45",
  },
  {
    file: "app/domain/certificates/read-sent.server.ts",
    from: "return proofInPdf(file) ?? codeInScan(file, patienceMs);",
    to: "return proofInPdf(file);",
    breaks: "a scan that was kept as a PDF holds no certificate",
  },
  {
    file: "app/domain/certificates/cades-signature.ts",
    from: "sha256(certificate.raw)",
    to: "sha256(document)",
    breaks: "a signature names another certificate than its signer's",
  },
  {
    file: "app/domain/certificates/key-file.server.ts",
    from: "if (!key) throw new KeyFileRefused(ONLY_RSA);",
    to: 'if (!key) throw new Error("no key");',
    breaks: "an EC key is refused with a stack in place of a sentence",
  },
  {
    file: "app/domain/internships/draft-papers.server.ts",
    from: 'if (!(await hasSpaceFor(bytesSent))) return "no-room";',
    to: "",
    breaks: "strangers fill the disk with the papers of drafts",
  },
  {
    file: "app/domain/internships/draft-rows.server.ts",
    from: "      papersWarnedAt: null,\n",
    to: "",
    breaks: "an applicant who saves after the warning loses the papers",
  },
  {
    file: "app/domain/limits/rate-limits.server.ts",
    from: "max: atMost ?? max, seconds }, database, amount)",
    to: "max: atMost ?? max, seconds }, database)",
    breaks: "a network's budget for papers counts files, not megabytes",
  },
  {
    file: "app/domain/accounts/sessions.server.ts",
    from: "const since = sql`now() - make_interval(mins",
    to: "const since = sql`now() - make_interval(days",
    breaks: "an admin's old session creates another admin without the password",
  },
  {
    file: "app/routes/staff/accounts/change.tsx",
    from: 'act === "role" ? requireRecentSignIn(request) : null',
    to: "null",
    breaks: "an old session makes anybody an admin",
  },
  {
    file: "app/routes/account/second-step-confirm.tsx",
    from: "sealed: isOwn ? sealed : null",
    to: "sealed",
    breaks: "another session of the account is shown the secret of a second step that was begun",
  },
  {
    file: "app/routes/internship/documents.tsx",
    from: '.may === "full")',
    to: '.may === "never")',
    breaks: "papers for an application that has all it can have travel before they are refused",
  },
  {
    file: "app/fields/checks.ts",
    from: "IN_ANGLE_BRACKETS.exec(typed)?.[1]?.trim() ?? typed",
    to: "typed",
    breaks: "an address pasted with its owner's name is refused",
  },
  {
    file: "app/domain/revisions/revisions.server.ts",
    from: "(fields && { ...empty, ...fields })",
    to: "fields",
    breaks: "a version from before a field was added lacks it, and saving it unchanged makes another version",
  },
  {
    file: "app/domain/publications/written.server.ts",
    from: "if (!rows.length) return onlyVersion(kind, id);",
    to: "",
    breaks: "the versions of an article from before the upgrade are not found",
  },
  {
    file: "app/domain/register/undo-file.server.ts",
    from: "p.present is not distinct from e.value ->> 'after' as is_mine",
    to: "true as is_mine",
    breaks: "undoing a register file takes back what somebody has changed since",
  },
  {
    file: "app/domain/register/file-warnings.ts",
    from: "count * 100 > warnPercent * of && ",
    to: "",
    breaks: "every register file of a large association is warned of",
  },
];
