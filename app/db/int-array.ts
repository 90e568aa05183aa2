import { sql } from "drizzle-orm";

/** Returns whole numbers as one parameter, a PostgreSQL array, however many they are. */
export const intArray = (numbers: ReadonlyArray<number | null>) =>
  sql`${`{${numbers.map((number) => number ?? "NULL").join(",")}}`}::int[]`;
