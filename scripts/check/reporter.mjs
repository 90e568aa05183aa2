import { writeFileSync } from "node:fs";
import path from "node:path";

const sentenceOf = (test) => test.fullName.replaceAll(" > ", " › ");
const where = (module) => path.relative(process.cwd(), module.moduleId);
const told = ({ message, diff, stack }) => [message, diff, stack].filter(Boolean).join("\n");

/** A vitest reporter that prints nothing and writes to REPORT_FILE what `npm test` prints. */
export default class Report {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ module, test })),
    );
    const inState = (state) => tests.filter(({ test }) => test.result().state === state);
    const failed = inState("failed").map(({ module, test }) => ({
      file: where(module),
      sentence: sentenceOf(test),
      project: module.project.name,
      why: test.result().errors.map(told).join("\n"),
    }));
    const broken = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((part) =>
        part.errors().map((error) => ({
          file: where(module),
          sentence: part === module ? "the file itself" : `what comes before or after: ${sentenceOf(part)}`,
          project: module.project.name,
          why: told(error),
        })),
      ),
    );
    const loose = unhandled.map((error) => ({
      file: "",
      sentence: "an error outside of any test",
      project: "",
      why: told(error),
    }));
    const failures = [...failed, ...broken, ...loose];
    writeFileSync(
      process.env.REPORT_FILE,
      JSON.stringify({ passed: inState("passed").length, skipped: inState("skipped").length, failures }),
    );
  }
}
