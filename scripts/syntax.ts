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
  /** The statements and all that is in them. */
  readonly nodes: readonly Syntax[];
}

export function parse(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const statements = nodesIn(program.body);
  return { text, statements, nodes: walk(statements) };
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

export interface DeclaredType {
  readonly name: string;
  readonly exported: boolean;
}

/** Interfaces, types and classes of a file, and what it hands on under another name. */
export function typesOf({ statements }: Source): DeclaredType[] {
  return statements.flatMap((statement) => {
    const exported = statement.type === "ExportNamedDeclaration";
    const renamed = nodesIn(statement.specifiers)
      .filter((each) => exported && nameOf(each.exported) !== nameOf(each.local))
      .map((each) => ({ name: nameOf(each.exported), exported }));
    const declared = nodesIn([exported ? statement.declaration : statement])
      .filter(({ type }) => /^(?:TSInterfaceDeclaration|TSTypeAliasDeclaration|ClassDeclaration)$/.test(type))
      .map(({ id }) => ({ name: nameOf(id), exported }));
    return [...declared, ...renamed];
  });
}

export const FUNCTIONS: ReadonlySet<string> = new Set([
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

/** Every function, arrow, method and type of one that takes at least so many parameters, with their number. */
export function functionsIn({ text, nodes }: Source, least = 0): Parameters[] {
  return nodes.flatMap((found) => {
    if (!FUNCTIONS.has(found.type)) return [];
    const count = nodesIn(found.params)
      .filter((parameter) => nameOf(parameter) !== "this")
      .reduce((sum, parameter) => sum + width(parameter), 0);
    if (count < least) return [];
    const beginning = text.slice(found.start, found.start + 60).replace(/\s+/g, " ");
    return [{ line: lineOf(text, found), beginning, count }];
  });
}

/** `...rest: [a, b, c]` stands for three. */
function width(parameter: Syntax): number {
  const [annotation] = nodesIn([parameter.typeAnnotation]);
  const [type] = nodesIn([annotation?.typeAnnotation]);
  const listed = parameter.type === "RestElement" && type?.type === "TSTupleType";
  return listed ? nodesIn(type.elementTypes).length : 1;
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
export function tagsIn({ text, nodes }: Source): Finding[] {
  return nodes
    .filter(({ type }) => type === "TSPropertySignature")
    .filter(({ typeAnnotation }) => {
      const [annotation] = nodesIn([typeAnnotation]);
      const [given] = nodesIn([annotation?.typeAnnotation]);
      const [literal] = nodesIn([given?.literal]);
      return given?.type === "TSLiteralType" && typeof literal?.value === "string";
    })
    .map((found) => ({ line: lineOf(text, found), name: nameOf(found.key) }));
}

/** `x as unknown as Y` and its like: a value that is called something else without anybody looking. */
export function doubleCastsIn({ text, nodes }: Source): Finding[] {
  const isCast = ({ type }: Syntax): boolean => type === "TSAsExpression" || type === "TSTypeAssertion";
  return nodes
    .filter((found) => isCast(found) && nodesIn([inBrackets(found.expression)]).some(isCast))
    .map((found) => ({ line: lineOf(text, found), name: text.slice(found.start, found.end).replace(/\s+/g, " ") }));
}

function inBrackets(value: unknown): unknown {
  const [found] = nodesIn([value]);
  return found?.type === "ParenthesizedExpression" ? inBrackets(found.expression) : value;
}

/** Every name in the code: variables, fields, types. What stands in texts and comments is none. */
export function namesIn({ text, nodes }: Source): Finding[] {
  return nodes
    .filter(({ type }) => type === "Identifier" || type === "JSXIdentifier")
    .map((found) => ({ line: lineOf(text, found), name: nameOf(found) }));
}

/** What stands inside brackets and `as`. */
export function bare(value: unknown): unknown {
  return isNode(value) && isNode(value.expression) ? bare(value.expression) : value;
}

export function nameOf(value: unknown): string {
  if (!isNode(value)) return "";
  return typeof value.name === "string" ? value.name : typeof value.value === "string" ? value.value : "";
}

export function lineOf(text: string, { start }: Syntax): number {
  return text.slice(0, start).split("\n").length;
}

/** Nodes and all that is in them, in the order of the text, except for those that are to be skipped. */
export function walk(nodes: readonly Syntax[], skips: (found: Syntax) => boolean = () => false): Syntax[] {
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

export function nodesIn(values: unknown): Syntax[] {
  return Array.isArray(values) ? values.filter(isNode) : [];
}

function isNode(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
