import { type Comment, parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { sourcesIn } from "./source";

/** Pronouns, participles and pictures that say nothing of what a name stands for. */
const VAGUE_NAME =
  /^(?:asked|said|told|given|wanted|judged|shown|own|its|itself|theirs|ours|whole|most|least|because|dice|worded|Asked|Said|Told|Given|Wanted|Judged|Shown|Own|Its|Say|Shelf|(?:MOST|LEAST)_\w+)$/;

/** Declarations that keep such a name, with the reason. */
const nameExceptions: Record<string, string> = {
  "app/domain/submissions/stored-reason.ts: because": "the key under which earlier releases stored it",
  "app/enhance/helped-forms.ts: said": "the key in the JSON of a form's rules",
  "app/enhance/uploads/uploads.ts: said": "the key in the data attribute of an upload form",
  "app/forms/use-checks.ts: said": "the data attribute of a checked form",
  "tests/journeys/roles.test.ts: own": "one of the two owners that a permission distinguishes",
};

/** Words that begin a clause without a subject. */
const VAGUE_OPENING =
  /^(?:Of|Whatever|Whoever|Whichever|By which|In whose|What|Who|Whose|Whether|How many|Where|That|Nobody|Nothing|Neither|Only what|So that)\b/;

const VAGUE_TITLE =
  /^(?:and|but|or|nor|of|is one|are told)\b|\b(?:whoever|whatever|anew|is told|is said|stands so)\b/i;

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

/** The names that a pattern declares: `{ a, b: [c] }` declares a and c. */
function namesInPattern(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name as string];
    case "ObjectPattern":
      return (pattern.properties as Node[]).flatMap((each) => namesInPattern(each.value ?? each.argument));
    case "ArrayPattern":
      return (pattern.elements as unknown[]).flatMap(namesInPattern);
    case "AssignmentPattern":
      return namesInPattern(pattern.left);
    case "RestElement":
      return namesInPattern(pattern.argument);
    case "TSParameterProperty":
      return namesInPattern(pattern.parameter);
    default:
      return [];
  }
}

/** The names that a node itself declares. */
function declaredBy(node: Node): string[] {
  if (node.type === "VariableDeclarator") return namesInPattern(node.id);
  if (node.type === "TSTypeParameter") return namesInPattern(node.name);
  if (node.type === "TSTypeAliasDeclaration" || node.type === "TSInterfaceDeclaration")
    return namesInPattern(node.id);
  if (node.type === "TSPropertySignature") return namesInPattern(node.key);
  const parameters = Array.isArray(node.params) ? node.params.flatMap(namesInPattern) : [];
  return node.type === "FunctionDeclaration" ? [...namesInPattern(node.id), ...parameters] : parameters;
}

/** The title of a call such as `it("…")` or `describe.each(…)("…")`; null for any other node. */
function titleOf(node: Node): string | null {
  if (node.type !== "CallExpression") return null;
  let callee = node.callee as Node;
  while (callee.type === "CallExpression" || callee.type === "MemberExpression")
    callee = (callee.callee ?? callee.object) as Node;
  if (!/^(?:describe|journeys|it|test)$/.test(String(callee.name))) return null;
  const [title] = node.arguments as Node[];
  return title?.type === "Literal" && typeof title.value === "string" ? title.value : null;
}

function visit(value: unknown, onNode: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, onNode);
  else if (isNode(value)) {
    onNode(value);
    for (const child of Object.values(value)) visit(child, onNode);
  }
}

const opening = ({ value }: Comment) => value.replace(/^[\s*]+/, "").replace(/\s*\n\s*\*?\s*/g, " ");

const files = ["app", "tests"]
  .flatMap(sourcesIn)
  .filter(({ path }) => !path.startsWith("tests/lighthouse/"))
  .map(({ path, text }) => {
    const { program, comments } = parseSync(path, text);
    const names = new Set<string>();
    const titles: string[] = [];
    visit(program, (node) => {
      for (const name of declaredBy(node)) names.add(name);
      const title = titleOf(node);
      if (title !== null) titles.push(title);
    });
    return { path, names: [...names], comments: comments.map(opening), titles };
  });

const found = (of: "names" | "comments" | "titles", pattern: RegExp) =>
  files.flatMap((file) =>
    file[of].filter((text) => pattern.test(text)).map((text) => `${file.path}: ${text}`),
  );

describe("names, comments and test titles", () => {
  it("are clear names", () => {
    const vague = found("names", VAGUE_NAME);
    expect(
      vague.toSorted(),
      "give it the name of the thing (CONTRIBUTING.md, Style), or a reason in `nameExceptions`",
    ).toEqual(Object.keys(nameExceptions).toSorted());
  });

  it("are comments with a subject", () => {
    const questions = /\?$/;
    const vague = found("comments", VAGUE_OPENING).filter((comment) => !questions.test(comment));
    expect(vague, "write a full sentence that gives a reason or a contract (CONTRIBUTING.md, Style)").toEqual(
      [],
    );
  });

  it("are titles that complete a sentence about the unit", () => {
    expect(
      found("titles", VAGUE_TITLE),
      "name the condition and the outcome (CONTRIBUTING.md, Style)",
    ).toEqual([]);
  });

  it("finds a vague name, comment and title", () => {
    const { program } = parseSync("example.ts", "const { a: [asked], ...its } = f(function (told = 1) {});");
    const names: string[] = [];
    visit(program, (node) => names.push(...declaredBy(node)));
    expect(names.filter((name) => VAGUE_NAME.test(name))).toEqual(["asked", "its", "told"]);
    expect(VAGUE_OPENING.test("Whoever signs in")).toBe(true);
    expect(VAGUE_TITLE.test("and is the same in all else")).toBe(true);
  });
});
