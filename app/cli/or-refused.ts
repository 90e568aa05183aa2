import { Refused } from "./command";

const expected = ["BackupRefused", "NoSource"];

/** Runs a backup's work; what the domain refuses ends the command with its one line. */
export async function orRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error as Error;
    throw expected.includes(name) ? new Refused(message) : error;
  }
}
