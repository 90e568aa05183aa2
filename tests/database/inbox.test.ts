import { expect, it } from "vitest";
import { countArrivals, countWaiting, listWaitingLongest } from "~/domain/inbox/waiting.server";
import { aComplaint, aStaffUser } from "../builders/complaints";
import { aRegistration } from "../builders/registrations";
import { useDatabase } from "../support/database";

useDatabase();

const on = (day: string) => new Date(`${day}T09:00:00Z`);

it("counts pending items by kind, with the Amman day of the oldest", async () => {
  const none = { count: 0, since: null };
  expect(await countWaiting()).toMatchObject({ complaints: none, applications: none, objections: none });
  await aComplaint({ createdAt: new Date("2026-10-31T21:30:00Z") });
  await aComplaint({ createdAt: on("2026-11-03") });
  await aComplaint({ createdAt: on("2026-09-03"), status: "closed" });
  await aRegistration({ createdAt: on("2026-11-02") });
  await aRegistration({ createdAt: on("2026-10-02"), state: "accepted" });
  expect(await countWaiting()).toMatchObject({
    complaints: { count: 2, since: "2026-11-01" },
    applications: { count: 1, since: "2026-11-02" },
    nameChanges: none,
    objections: { ...none, path: "/dashboard/elections" },
    letters: none,
  });
});

it("lists the longest-waiting cases of the requested kinds with their assignees", async () => {
  const editor = await aStaffUser("editor");
  const late = await aComplaint({ title: "متأخرة", createdAt: on("2026-11-01"), assignedTo: editor.id });
  const { id, temporaryNumber, nameEn } = await aRegistration({ createdAt: on("2026-11-02") });
  const last = await aComplaint({ title: "جديدة", createdAt: on("2026-11-03") });
  const cases = await listWaitingLongest(["complaints", "applications"], "en", 8);
  expect(cases.map(({ path }) => path)).toEqual([
    `/complaints/${late.id}`,
    `/dashboard/registrations/${id}`,
    `/complaints/${last.id}`,
  ]);
  expect(cases[0]).toMatchObject({ about: "متأخرة", since: "2026-11-01", holder: editor.fullName });
  expect(cases[1]).toMatchObject({ number: temporaryNumber, about: nameEn, holder: null });
  expect(await listWaitingLongest(["complaints"], "ar", 1)).toHaveLength(1);
  expect(await listWaitingLongest([], "ar", 8)).toEqual([]);
});

it("counts the arrivals of fourteen days in Amman, including settled ones", async () => {
  await aComplaint({ createdAt: new Date("2026-10-22T20:59:00Z") });
  await aComplaint({ createdAt: new Date("2026-10-22T21:00:00Z"), status: "closed" });
  await aComplaint({ createdAt: on("2026-11-05") });
  await aComplaint({ createdAt: on("2026-11-05") });
  await aRegistration({ createdAt: on("2026-11-04"), state: "accepted" });
  const { complaints, applications, objections } = await countArrivals("2026-11-05");
  expect(complaints).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(applications).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  expect(objections).toEqual(Array(14).fill(0));
});
