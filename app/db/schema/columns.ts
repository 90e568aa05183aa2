import { timestamp } from "drizzle-orm/pg-core";

/** A moment in UTC; days of business are computed from it in Asia/Amman. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => moment("created_at").notNull().defaultNow();
