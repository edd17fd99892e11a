// What a module keeps between two calls. Hidden memory like that makes a game depend on what was played before.
import { bare, type Finding, FUNCTIONS, lineOf, nameOf, nodesIn, type Source, type Syntax, walk } from "./syntax.ts";

const CHANGING = new Set("set add delete clear push pop shift unshift splice sort reverse fill copyWithin".split(" "));
/** `Object.assign(kept, …)` and its like write into what they are given first. */
const WRITING = /^(?:assign|defineProperty|defineProperties|setPrototypeOf|set|deleteProperty)$/;

/**
 * `let` and `var`, constants that something in the file writes into, containers that begin empty and are not read-only,
 * fields of classes, what is imported from another module of ours and written into, and what a function that is called
 * at once closes over. `makers` are the names of functions elsewhere whose results remember.
 */
export function mutableIn(source: Source, makers: ReadonlySet<string> = new Set()): Finding[] {
  const { text, statements, nodes } = source;
  const remembering = new Set([...makers, ...makersIn(source, new Set(calledAtOnce(source)))]);
  const written = new Set(nodes.flatMap(writtenInto));
  const isWritten = (name: string): boolean =>
    [name, ...aliasesOf(nodes, name)].some((each) => written.has(each)) && writesInto(statements, name);
  return statements.flatMap((statement) => {
    const finding = (found: Syntax, named: unknown): Finding => ({ line: lineOf(text, found), name: nameOf(named) });
    if (statement.type === "ImportDeclaration") {
      if (!/^(?:\.|@tabletown\/)/.test(nameOf(statement.source))) return [];
      const taken = nodesIn(statement.specifiers).filter(({ local }) => isWritten(nameOf(local)));
      return taken.map((found) => finding(found, found.local));
    }
    const declared = declarationOf(statement);
    if (declared?.type === "FunctionDeclaration") {
      return isWritten(nameOf(declared.id)) ? [finding(declared, declared.id)] : [];
    }
    if (declared?.type === "ClassDeclaration") return staticsOf(text, declared);
    return variablesOf(statement)
      .filter(
        (variable) =>
          declared?.kind !== "const" ||
          isScratch(variable) ||
          isOpen(text, variable) ||
          isRemembering(variable, remembering) ||
          isWritten(nameOf(variable.id)),
      )
      .map((variable) => finding(variable, variable.id));
  });
}

function declarationOf(statement: Syntax): Syntax | undefined {
  return statement.declaration == null ? statement : nodesIn([statement.declaration])[0];
}

function variablesOf(statement: Syntax): Syntax[] {
  const declared = declarationOf(statement);
  return declared?.type === "VariableDeclaration" ? nodesIn(declared.declarations) : [];
}

/** The functions whose results a module keeps. */
export function calledAtOnce({ statements }: Source): string[] {
  return statements.flatMap(variablesOf).flatMap((variable) => nameOf(calleeOf(variable)) || []);
}

function calleeOf(variable: Syntax): Syntax | undefined {
  const [made] = nodesIn([bare(variable.init)]);
  return made?.type === "CallExpression" ? nodesIn([bare(made.callee)])[0] : undefined;
}

/** Functions among these that give out functions which change what they close over: each result keeps something. */
export function makersIn({ statements }: Source, names: ReadonlySet<string>): string[] {
  return statements.flatMap((statement) => {
    const declared = declarationOf(statement);
    const made = variablesOf(statement).map(({ id, init }) => ({ id, given: nodesIn([bare(init)])[0] }));
    return [{ id: declared?.id, given: declared }, ...made]
      .filter(({ id, given }) => names.has(nameOf(id)) && given !== undefined && FUNCTIONS.has(given.type))
      .filter(({ given }) => given !== undefined && remembers(given))
      .map(({ id }) => nameOf(id));
  });
}

/** Whether a function that it returns writes into a variable of its own. */
function remembers(maker: Syntax): boolean {
  const returned = nodesIn([bare(maker.body)]).flatMap((body) =>
    body.type === "BlockStatement"
      ? walk([body], (found) => FUNCTIONS.has(found.type)).flatMap((found) =>
          found.type === "ReturnStatement" ? nodesIn([bare(found.argument)]) : [],
        )
      : [body],
  );
  const given = new Set(returned.map(nameOf));
  const named = walk(nodesIn([maker.body])).filter(
    (found) => found.type === "FunctionDeclaration" && given.has(nameOf(found.id)),
  );
  const inner = [...returned.flatMap((each) => walk([each])), ...named].filter(({ type }) => FUNCTIONS.has(type));
  if (inner.length === 0) return false;
  const own = walk(nodesIn([maker.body]), (found) => FUNCTIONS.has(found.type))
    .filter(({ type }) => type === "VariableDeclarator")
    .map(({ id }) => nameOf(id));
  const written = new Set(walk(inner).flatMap((found) => [...writtenInto(found), ...assignedBy(found)]));
  return own.some((name) => written.has(name) && inner.some((each) => !declares(each, name)));
}

/** `(() => { let n = 0; return () => n++; })()`, or a call of a function that does the same. */
function isRemembering(variable: Syntax, makers: ReadonlySet<string>): boolean {
  const callee = calleeOf(variable);
  return callee !== undefined && (makers.has(nameOf(callee)) || (FUNCTIONS.has(callee.type) && remembers(callee)));
}

/** Fields of the class itself, read-only constants of plain values aside. */
function staticsOf(text: string, declared: Syntax): Finding[] {
  const [body] = nodesIn([declared.body]);
  return nodesIn(body?.body)
    .filter((member) => member.type === "PropertyDefinition" && member.static === true)
    .filter((member) => member.readonly !== true || nodesIn([bare(member.value)])[0]?.type !== "Literal")
    .map((member) => ({ line: lineOf(text, member), name: nameOf(member.key) }));
}

/** Begins empty, or holds a map that does, and its type lets it be filled, here or by whoever imports it. */
function isOpen(text: string, variable: Syntax): boolean {
  const [made] = nodesIn([bare(variable.init)]);
  const [annotation] = nodesIn([nodesIn([variable.id])[0]?.typeAnnotation]);
  const type = annotation === undefined ? "" : text.slice(annotation.start, annotation.end);
  const [given] = nodesIn([variable.init]);
  const isConstant =
    given !== undefined && /\bas const(?: satisfies [\s\S]*)?$/.test(text.slice(given.start, given.end));
  if (made === undefined || isConstant || /^:\s*(?:readonly\b|Readonly)/.test(type)) return false;
  if (made.type === "ArrayExpression" && isEmpty(made.elements)) return true;
  if (made.type === "ObjectExpression" && isEmpty(made.properties)) return true;
  return walk([made], (found) => FUNCTIONS.has(found.type)).some(
    (found) =>
      found.type === "NewExpression" &&
      /^(Map|Set|Array)$/.test(nameOf(found.callee)) &&
      nodesIn(found.arguments).every((each) => each.type === "ArrayExpression" && isEmpty(each.elements)),
  );
}

function isEmpty(list: unknown): boolean {
  return Array.isArray(list) && list.length === 0;
}

/** A weak map or an empty typed array at module level is there to be written to. */
function isScratch(variable: Syntax): boolean {
  const [found] = nodesIn([bare(variable.init)]);
  if (found?.type !== "NewExpression") return false;
  const made = nameOf(found.callee);
  if (made === "WeakMap" || made === "WeakSet") return true;
  const [size] = nodesIn(found.arguments);
  return /^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/.test(made) && size?.type !== "ArrayExpression";
}

/** Whether this variable is written into, be it under another name. */
function writesInto(statements: readonly Syntax[], name: string): boolean {
  const meant = walk(statements, (found) => FUNCTIONS.has(found.type) && declares(found, name));
  const names = new Set([name, ...aliasesOf(meant, name)]);
  return meant.some((found) => writtenInto(found).some((root) => names.has(root)));
}

/** `const alias = name`. */
function aliasesOf(nodes: readonly Syntax[], name: string): string[] {
  return nodes.flatMap((found) =>
    found.type === "VariableDeclarator" && nodesIn([bare(found.init)]).some((made) => isNamed(made, name))
      ? [nameOf(found.id)]
      : [],
  );
}

function isNamed(found: Syntax, name: string): boolean {
  return found.type === "Identifier" && found.name === name;
}

/** The variable into a part of which a node writes, if any. */
function writtenInto(found: Syntax): string[] {
  if (found.type === "CallExpression") {
    const [callee] = nodesIn([found.callee]);
    if (callee?.type !== "MemberExpression") return [];
    const method = nameOf(callee.property);
    if (/^(?:Object|Reflect)$/.test(nameOf(callee.object)) && WRITING.test(method))
      return [rootOf(nodesIn(found.arguments)[0])];
    return CHANGING.has(method) ? [rootOf(callee.object)] : [];
  }
  return targetsOf(found).flatMap((target) => (target.type === "MemberExpression" ? [rootOf(target)] : []));
}

/** The variable that a node gives another value, if any. */
function assignedBy(found: Syntax): string[] {
  return targetsOf(found).flatMap((target) => (target.type === "Identifier" ? [nameOf(target)] : []));
}

function targetsOf(found: Syntax): Syntax[] {
  if (found.type === "AssignmentExpression") return nodesIn([bare(found.left)]);
  const changes =
    found.type === "UpdateExpression" || (found.type === "UnaryExpression" && found.operator === "delete");
  return changes ? nodesIn([bare(found.argument)]) : [];
}

/** Whether a function has a parameter or a variable of this name, and so means another one. */
function declares(found: Syntax, name: string): boolean {
  const own = walk(nodesIn(found.params)).some((part) => part.type === "Identifier" && part.name === name);
  return own || walk([found]).some((part) => part.type === "VariableDeclarator" && nameOf(part.id) === name);
}

/** The variable at the beginning of `variable.field[index]`. */
function rootOf(value: unknown): string {
  const [found] = nodesIn([bare(value)]);
  return found?.type === "MemberExpression" ? rootOf(found.object) : nameOf(found);
}
