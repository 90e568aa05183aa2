import { vi } from "vitest";
import { runCommand } from "~/cli/run-command";

/** Runs an operations command within the test, on its database; `output` is everything that it printed. */
export async function commandHere(...args: string[]) {
  let output = "";
  const print = (text: string) => {
    output += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, "log").mockImplementation(print),
    vi.spyOn(console, "error").mockImplementation(print),
  ];
  const code = await runCommand(args);
  for (const spy of spies) spy.mockRestore();
  return { code, output };
}
