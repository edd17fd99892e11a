import { parseSync } from "vite";

/** A node of the syntax tree of a file; its children are whatever nodes its fields hold. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A parsed file. */
export interface Source {
  readonly text: string;
  readonly statements: readonly Syntax[];
}

export function parse(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return { text, statements: nodesIn(program.body) };
}

/** What a file exports under which name, types included. */
export function exportsOf({ statements }: Source): string[] {
  return statements
    .filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap((statement) => [
      ...nodesIn(statement.specifiers).map(({ exported }) => nameOf(exported)),
      ...nodesIn([statement.declaration]).flatMap((declared) =>
        declared.type === "VariableDeclaration"
          ? nodesIn(declared.declarations).map(({ id }) => nameOf(id))
          : [nameOf(declared.id)],
      ),
    ]);
}

const FUNCTIONS = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
  "TSDeclareFunction",
  "TSEmptyBodyFunctionExpression",
  "TSMethodSignature",
  "TSFunctionType",
  "TSConstructorType",
  "TSCallSignatureDeclaration",
  "TSConstructSignatureDeclaration",
]);

export interface Parameters {
  readonly line: number;
  /** The text around its beginning, to recognise it by. */
  readonly beginning: string;
  readonly count: number;
}

/** Every function, arrow, method and type of one, with the number of its parameters. */
export function functionsIn({ text, statements }: Source): Parameters[] {
  return walk(statements)
    .filter(({ type }) => FUNCTIONS.has(type))
    .map((found) => ({
      line: lineOf(text, found),
      beginning: text.slice(found.start, found.start + 60).replace(/\s+/g, " "),
      count: nodesIn(found.params).filter((parameter) => nameOf(parameter) !== "this").length,
    }));
}

/** How many parameters the exported function of this name takes; undefined where there is none. */
export function parametersOf({ statements }: Source, name: string): number | undefined {
  for (const { declaration } of statements) {
    for (const found of nodesIn([declaration])) {
      if (found.type === "FunctionDeclaration" && nameOf(found.id) === name) return nodesIn(found.params).length;
    }
  }
  return undefined;
}

export interface Finding {
  readonly line: number;
  readonly name: string;
}

/** Fields of types whose type is one string: what a union is told apart by. */
export function tagsIn({ text, statements }: Source): Finding[] {
  return walk(statements)
    .filter(({ type }) => type === "TSPropertySignature")
    .filter(({ typeAnnotation }) => {
      const [annotation] = nodesIn([typeAnnotation]);
      const [given] = nodesIn([annotation?.typeAnnotation]);
      const [literal] = nodesIn([given?.literal]);
      return given?.type === "TSLiteralType" && typeof literal?.value === "string";
    })
    .map((found) => ({ line: lineOf(text, found), name: nameOf(found.key) }));
}

/** Every name in the code: variables, fields, types. What stands in texts and comments is none. */
export function namesIn({ text, statements }: Source): Finding[] {
  return walk(statements)
    .filter(({ type }) => type === "Identifier" || type === "JSXIdentifier")
    .map((found) => ({ line: lineOf(text, found), name: nameOf(found) }));
}

const CHANGING = new Set("set add delete clear push pop shift unshift splice sort reverse fill copyWithin".split(" "));

/**
 * What a module keeps between calls: `let` and `var`, constants that something in the file writes into, containers that
 * begin empty and are not read-only, fields of classes, and what a function that is called at once closes over.
 */
export function mutableIn({ text, statements }: Source): Finding[] {
  return statements.flatMap((statement) => {
    const [declared] = statement.declaration == null ? [statement] : nodesIn([statement.declaration]);
    if (declared?.type === "FunctionDeclaration") {
      return isWritten(statements, nameOf(declared.id))
        ? [{ line: lineOf(text, declared), name: nameOf(declared.id) }]
        : [];
    }
    if (declared?.type === "ClassDeclaration") return staticsOf(text, declared);
    if (declared?.type !== "VariableDeclaration") return [];
    return nodesIn(declared.declarations).flatMap((variable) => {
      const name = nameOf(variable.id);
      const keeps = isScratch(variable) || isOpen(text, variable) || isCalledAtOnce(variable);
      const changes = declared.kind !== "const" || keeps || isWritten(statements, name);
      return changes ? [{ line: lineOf(text, variable), name }] : [];
    });
  });
}

/** Fields of the class itself, read-only constants of plain values aside. */
function staticsOf(text: string, declared: Syntax): Finding[] {
  const [body] = nodesIn([declared.body]);
  return nodesIn(body?.body)
    .filter((member) => member.type === "PropertyDefinition" && member.static === true)
    .filter((member) => member.readonly !== true || nodesIn([bare(member.value)])[0]?.type !== "Literal")
    .map((member) => ({ line: lineOf(text, member), name: nameOf(member.key) }));
}

/** Begins empty, and its type lets it be filled, here or by whoever imports it. */
function isOpen(text: string, variable: Syntax): boolean {
  const [made] = nodesIn([bare(variable.init)]);
  const written = text.slice(variable.start, variable.end);
  if (made === undefined || /:\s*(?:readonly\b|Readonly)|\bas const\b/.test(written)) return false;
  if (made.type === "NewExpression") return /^(Map|Set|Array)$/.test(nameOf(made.callee)) && isEmpty(made.arguments);
  return (
    (made.type === "ArrayExpression" && isEmpty(made.elements)) ||
    (made.type === "ObjectExpression" && isEmpty(made.properties))
  );
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** `(() => { let n = 0; return () => n++; })()` keeps what it closes over. */
function isCalledAtOnce(variable: Syntax): boolean {
  const [made] = nodesIn([bare(variable.init)]);
  const [callee] = made?.type === "CallExpression" ? nodesIn([bare(made.callee)]) : [];
  return callee !== undefined && FUNCTIONS.has(callee.type) && walk([callee]).some(({ kind }) => kind === "let");
}

/** A weak map or an empty typed array at module level is there to be written to. */
function isScratch(variable: Syntax): boolean {
  return walk(nodesIn([bare(variable.init)])).some((found, depth) => {
    if (depth > 0 || found.type !== "NewExpression") return false;
    const made = nameOf(found.callee);
    if (made === "WeakMap" || made === "WeakSet") return true;
    const [size] = nodesIn(found.arguments);
    return /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/.test(made) && size?.type !== "ArrayExpression";
  });
}

function isWritten(statements: readonly Syntax[], name: string): boolean {
  return walk(statements, (found) => FUNCTIONS.has(found.type) && declares(found, name)).some((found) => {
    switch (found.type) {
      case "AssignmentExpression":
        return isPartOf(found.left, name);
      case "UpdateExpression":
        return isPartOf(found.argument, name);
      case "UnaryExpression":
        return found.operator === "delete" && isPartOf(found.argument, name);
      case "CallExpression": {
        const [callee] = nodesIn([found.callee]);
        if (callee?.type !== "MemberExpression") return false;
        const method = nameOf(callee.property);
        if (CHANGING.has(method)) return rootOf(callee.object) === name;
        return (
          method === "assign" && nameOf(callee.object) === "Object" && rootOf(nodesIn(found.arguments)[0]) === name
        );
      }
      default:
        return false;
    }
  });
}

/** Whether a function has a parameter or a variable of this name, and so means another one. */
function declares(found: Syntax, name: string): boolean {
  const own = walk(nodesIn(found.params)).some((part) => part.type === "Identifier" && part.name === name);
  return own || walk([found]).some((part) => part.type === "VariableDeclarator" && nameOf(part.id) === name);
}

function isPartOf(target: unknown, name: string): boolean {
  const [found] = nodesIn([bare(target)]);
  return found?.type === "MemberExpression" && rootOf(found) === name;
}

/** The variable at the beginning of `variable.field[index]`. */
function rootOf(value: unknown): string {
  const [found] = nodesIn([bare(value)]);
  return found?.type === "MemberExpression" ? rootOf(found.object) : nameOf(found);
}

/** What stands inside brackets and `as`. */
function bare(value: unknown): unknown {
  return isNode(value) && isNode(value.expression) ? bare(value.expression) : value;
}

function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  return typeof value.name === "string" ? value.name : typeof value.value === "string" ? value.value : "";
}

function lineOf(text: string, { start }: Syntax): number {
  return text.slice(0, start).split("\n").length;
}

/** Nodes and all that is in them, in the order of the text, except for those that are to be skipped. */
function walk(nodes: readonly Syntax[], skips: (found: Syntax) => boolean = () => false): Syntax[] {
  const found: Syntax[] = [];
  const visit = (node: Syntax): void => {
    if (skips(node)) return;
    found.push(node);
    for (const field in node) {
      const value = node[field];
      if (Array.isArray(value)) for (const each of value) isNode(each) && visit(each);
      else if (isNode(value)) visit(value);
    }
  };
  for (const node of nodes) visit(node);
  return found;
}

function nodesIn(values: unknown): Syntax[] {
  return Array.isArray(values) ? values.filter(isNode) : [];
}

function isNode(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
