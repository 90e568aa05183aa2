import path from "node:path";
import { parseAst, transformWithEsbuild } from "vite";
import { app, isTest } from "./source";

type Node = { type: string; [part: string]: unknown };
type Call = { called: string; given: unknown[] };
type Uses = { names: Set<string>; calls: Call[] };
type Module = { declared: Map<string, Uses>; imported: Map<string, { file: string; name: string }> };

const files = new Map(app.filter((file) => !isTest(file)).map(({ path, text }) => [path, text]));

function fileOf(from: string, specifier: string): string | null {
  if (!/^[~.]/.test(specifier)) return null;
  const base = specifier.startsWith("~/")
    ? specifier.replace("~", "app")
    : path.join(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`].find((file) => files.has(file)) ?? null;
}

const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === "string";
const nameOf = (node: unknown) => (node as { name: string }).name;

/** What the parts of a node name, without what is the name of a property, which is nobody's of the file. */
function partsOf(node: Node): Node[] {
  const named = !node.computed && ["MemberExpression", "Property", "MethodDefinition"].includes(node.type);
  return Object.entries(node)
    .filter(([part]) => !(named && (part === "key" || part === "property")))
    .flatMap(([, part]) => part)
    .filter(isNode);
}

function usesIn(node: Node, found: Uses = { names: new Set(), calls: [] }): Uses {
  if (node.type === "Identifier") found.names.add(nameOf(node));
  if (node.type === "CallExpression") {
    const { callee, arguments: given } = node as Node & { callee: Node; arguments: Node[] };
    if (callee.type === "Identifier") found.calls.push({ called: nameOf(callee), given });
  }
  for (const part of partsOf(node)) usesIn(part, found);
  return found;
}

async function read(file: string): Promise<Module> {
  const { code } = await transformWithEsbuild(files.get(file)!, file, { jsx: "automatic", sourcemap: false });
  const module: Module = { declared: new Map(), imported: new Map() };
  for (const statement of parseAst(code).body as unknown as Node[]) {
    const {
      source,
      specifiers = [],
      declaration,
    } = statement as Node & {
      source?: { value: string };
      specifiers?: Node[];
      declaration?: Node;
    };
    const from = source && fileOf(file, source.value);
    for (const { imported, exported, local } of specifiers)
      if (from)
        module.imported.set(nameOf(exported ?? local), { file: from, name: nameOf(imported ?? local) });
    const declares = declaration ?? statement;
    const own = declares.type === "VariableDeclaration" ? (declares.declarations as Node[]) : [declares];
    for (const each of own) {
      const uses = usesIn(each);
      if (each.id) for (const name of usesIn(each.id as Node).names) module.declared.set(name, uses);
    }
  }
  return module;
}

const modules = new Map(
  await Promise.all([...files.keys()].map(async (file) => [file, await read(file)] as const)),
);

/** The calls of functions that these exports of a file may lead to, through whatever they name. */
export function callsFrom(file: string, names: readonly string[]): Call[] {
  const calls = new Set<Call>();
  const seen = new Set<Uses>();
  const follow = (at: string, name: string) => {
    const { declared, imported } = modules.get(at)!;
    const elsewhere = imported.get(name);
    if (elsewhere) return follow(elsewhere.file, elsewhere.name);
    const uses = declared.get(name);
    if (!uses || seen.has(uses)) return;
    seen.add(uses);
    for (const call of uses.calls) calls.add(call);
    for (const used of uses.names) follow(at, used);
  };
  for (const name of names) follow(file, name);
  return [...calls];
}
