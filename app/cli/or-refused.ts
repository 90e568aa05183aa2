import { Refused } from "./command";

const expected = ["BackupRefused", "NoSource", "NotWritten"];

/** Runs a command's work; what is refused below ends it with its one line. */
export async function orRefused<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error as Error;
    throw expected.includes(name) ? new Refused(message) : error;
  }
}
