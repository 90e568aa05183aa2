import { sql } from "drizzle-orm";
import { governorates, specialties, workStatuses } from "~/content/demo/register";
import { demoLogins } from "~/content/demo-logins";
import {
  computerUsers,
  db,
  doctorAccounts,
  dues,
  lookups,
  members,
  news,
  newsAttachments,
  staffUsers,
  type Tx,
} from "~/db";
import { computerPermissions, type Role, roles } from "~/domain/accounts/identities";
import { now, today } from "~/platform/clock.server";
import { hashPassword } from "~/platform/passwords.server";
import { addDemoApplications, storeDemoDocuments } from "./applications.server";
import {
  addDemoCertificates,
  addDemoNameChanges,
  addDemoOaths,
  storeDemoPapers,
} from "./doctor-services.server";
import { addDemoElection } from "./election.server";
import { addDemoComplaints, addDemoSurvey } from "./feedback.server";
import { isEmpty } from "./is-empty.server";
import { demoMembers } from "./members";
import {
  addDemoEvents,
  addDemoGalleries,
  prepareDemoEvents,
  storeDemoArticles,
  storeDemoGalleries,
} from "./publications.server";

const SEED_LOCK = 7_301_945;

const fullNames: Record<string, string> = {
  "admin@demo.test": "Demo Administrator",
  "editor@demo.test": "Demo Editor",
  "editor2@demo.test": "Second Demo Editor",
  "viewer@demo.test": "Demo Viewer",
  "content@demo.test": "Demo Content Writer",
  "registrar@demo.test": "Demo Registrar",
  COMP1: "Demo Clerk",
  COMP2: "Second Demo Clerk",
};
const roleOf = (email: string): Role => roles.find((role) => email.startsWith(`${role}@`)) ?? "editor";

async function hashes() {
  const passwords = new Set(
    Object.values(demoLogins).flatMap((logins) => logins.map(({ password }) => password)),
  );
  const made = await Promise.all(
    [...passwords].map(async (password) => [password, await hashPassword(password)] as const),
  );
  return new Map(made);
}

async function addAccounts(tx: Tx, hashOf: Map<string, string>): Promise<string[]> {
  const hashed = (password: string) => hashOf.get(password)!;
  const staff = await tx
    .insert(staffUsers)
    .values(
      demoLogins.staff.map(({ name, password }) => ({
        email: name,
        fullName: fullNames[name] ?? name,
        role: roleOf(name),
        passwordHash: hashed(password),
      })),
    )
    .returning({ id: staffUsers.id, role: staffUsers.role });
  await tx.insert(doctorAccounts).values(
    demoLogins.doctor.map(({ name, password }) => ({
      memberNumber: Number(name),
      passwordHash: hashed(password),
      passwordSetAt: now(),
    })),
  );
  await tx.insert(computerUsers).values(
    demoLogins.computer.map(({ name, password }) => ({
      username: name,
      fullName: fullNames[name],
      passwordHash: hashed(password),
      permissions: [...computerPermissions],
    })),
  );
  return staff.filter(({ role }) => role === "admin" || role === "editor").map(({ id }) => id);
}

async function addArticles(tx: Tx, stored: Awaited<ReturnType<typeof storeDemoArticles>>, authors: string[]) {
  const rows = stored.map(({ article }, index) => ({
    ...article,
    authorId: authors[index % authors.length]!,
  }));
  const added = await tx.insert(news).values(rows).returning({ id: news.id, photoKey: news.photoKey });
  const idOf = new Map(added.map(({ id, photoKey }) => [photoKey, id]));
  const attachments = stored.flatMap(({ article, attachments }) =>
    attachments.map((file) => ({ ...file, newsId: idOf.get(article.photoKey)! })),
  );
  if (attachments.length) await tx.insert(newsAttachments).values(attachments);
}

/** Fills an empty database with the demo association of CONTRACT §5; false, and nothing changed, where it is not empty. */
export async function seedDemo(): Promise<boolean> {
  if (!(await isEmpty())) return false;
  const day = today();
  const [hashOf, articles, galleries, papers, documents] = await Promise.all([
    hashes(),
    storeDemoArticles(day),
    storeDemoGalleries(),
    storeDemoPapers(),
    storeDemoDocuments(),
  ]);
  const events = await prepareDemoEvents(day);
  const register = demoMembers(day);
  return db.transaction(async (tx) => {
    // Waits for as long as another process takes to fill the same database.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    const coded =
      (kind: "work-status" | "governorate" | "specialty") =>
      (entry: (typeof governorates | typeof workStatuses | typeof specialties)[number]) => ({
        kind,
        ...entry,
      });
    await tx
      .insert(lookups)
      .values([
        ...workStatuses.map(coded("work-status")),
        ...governorates.map(coded("governorate")),
        ...specialties.map(coded("specialty")),
      ]);
    await tx.insert(members).values(register.map(({ member }) => member));
    await tx.insert(dues).values(register.map(({ dues }) => ({ ...dues, asOf: now() })));
    const authors = await addAccounts(tx, hashOf);
    await addArticles(tx, articles, authors);
    await addDemoEvents(tx, events, authors);
    await addDemoGalleries(tx, galleries, { day, authors });
    await addDemoSurvey(tx, day);
    await addDemoComplaints(tx, now(), authors);
    await addDemoNameChanges(tx, papers, now(), authors[0]!);
    await addDemoCertificates(tx, now(), authors[0]!);
    await addDemoElection(tx, now(), authors[0]!);
    await addDemoOaths(tx, now());
    await addDemoApplications(tx, documents, { now: now(), staff: authors });
    return true;
  });
}
