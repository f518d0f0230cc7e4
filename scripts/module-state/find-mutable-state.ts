import { parseSync } from 'oxc-parser'

/** A variable of a module that changes after the module was loaded. */
export type MutableState = { path: string; line: number; name: string; how: string }

type Node = { type: string; start: number; [key: string]: unknown }

const MUTATORS = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
])

/** Functions that change their first argument. */
const ASSIGNERS = new Set(['Object.assign', 'Object.defineProperty', 'Object.defineProperties', 'Reflect.set'])

/**
 * Finds state a module shares between apps of one process: every `let` and `var`, and every constant, class or import
 * that a function of the file writes to. A value written while the module loads is a constant; a WeakMap or WeakSet
 * stores data of its keys, which belong to one app.
 *
 * @param path  from the top, with forward slashes
 */
export function findMutableState(path: string, text: string): MutableState[] {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const body = (program as unknown as { body: Node[] }).body
  const found = new Map<string, MutableState>()
  const report = (name: string, node: Node, how: string): void => {
    const line = text.slice(0, node.start).split('\n').length
    if (!found.has(name)) found.set(name, { path, line, name, how })
  }
  const shared = new Set<string>()
  for (const statement of body) {
    const declaration = inExport(statement)
    if (declaration.type === 'ImportDeclaration') for (const name of importedNames(declaration)) shared.add(name)
    if (declaration.type === 'ClassDeclaration') for (const name of listNames(declaration['id'])) shared.add(name)
    if (declaration.type !== 'VariableDeclaration' || declaration['declare'] === true) continue
    for (const { id, init } of declaration['declarations'] as { id: Node; init: Node | null }[]) {
      if (declaration['kind'] !== 'const') for (const name of listNames(id)) report(name, id, 'is a variable')
      else if (!isWeak(init)) for (const name of listNames(id)) shared.add(name)
    }
  }
  walk(body, [], (node, scopes) => {
    const target = writtenBy(node)
    const root = target && findRoot(target)
    if (root === undefined || !shared.has(root) || scopes.length === 0) return
    if (!scopes.some((scope) => scope.has(root))) report(root, node, 'is changed by a function')
  })
  return [...found.values()]
}

const inExport = (node: Node): Node =>
  node.type === 'ExportNamedDeclaration' && node['declaration'] ? (node['declaration'] as Node) : node

/** A package's functions look like methods of a constant, so only exports of our own files count. */
function importedNames(declaration: Node): string[] {
  if (!(declaration['source'] as { value: string }).value.startsWith('.')) return []
  return (declaration['specifiers'] as { local: Node }[]).flatMap(({ local }) => listNames(local))
}

const isWeak = (init: Node | null): boolean =>
  init?.type === 'NewExpression' && ['WeakMap', 'WeakSet'].includes(readName(init['callee']) ?? '')

/** Returns the expression a node writes to, if it writes. */
function writtenBy(node: Node): Node | undefined {
  if (node.type === 'AssignmentExpression') return asMember(node['left'])
  if (node.type === 'UpdateExpression') return asMember(node['argument'])
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') return asMember(node['argument'])
  if (node.type !== 'CallExpression') return undefined
  const callee = asMember(node['callee'])
  const method = callee && readName(callee['property'])
  if (!callee || !method) return undefined
  const object = callee['object'] as Node
  if (ASSIGNERS.has(`${readName(object)}.${method}`)) return (node['arguments'] as Node[])[0]
  return MUTATORS.has(method) ? object : undefined
}

function asMember(value: unknown): Node | undefined {
  const node = value as Node
  return node.type === 'MemberExpression' ? node : undefined
}

const readName = (value: unknown): string | undefined => {
  const node = value as Node
  return node.type === 'Identifier' ? (node['name'] as string) : undefined
}

/** Returns the variable at the start of `a.b[c].d`. */
function findRoot(node: Node): string | undefined {
  return node.type === 'MemberExpression' ? findRoot(node['object'] as Node) : readName(node)
}

/** Calls `visit` for each node with the names that each function and block around it declares. */
function walk(value: unknown, scopes: readonly ReadonlySet<string>[], visit: Visit): void {
  if (Array.isArray(value)) for (const one of value) walk(one, scopes, visit)
  if (typeof value !== 'object' || value === null || !('type' in value)) return
  const node = value as Node
  visit(node, scopes)
  const inner = opensScope(node, scopes) ? [...scopes, declaredIn(node)] : scopes
  for (const [key, child] of Object.entries(node)) if (key !== 'parent') walk(child, inner, visit)
}

type Visit = (node: Node, scopes: readonly ReadonlySet<string>[]) => void

const isFunction = ({ type }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** Only blocks inside functions count: others run while the module loads. */
const opensScope = (node: Node, scopes: readonly unknown[]): boolean =>
  isFunction(node) ||
  (scopes.length > 0 && /^(BlockStatement|For\w*Statement|CatchClause|SwitchStatement)$/.test(node.type))

function declaredIn(node: Node): Set<string> {
  const cases = (node['cases'] as { consequent: Node[] }[] | undefined)?.flatMap(({ consequent }) => consequent)
  const body = Array.isArray(node['body']) ? (node['body'] as Node[]) : (cases ?? [])
  const heads = [node['init'], node['left']].filter((head) => (head as Node | null)?.type === 'VariableDeclaration')
  const declarations = [...body, ...(heads as Node[])]
  return new Set([
    ...((node['params'] as unknown[] | undefined) ?? []).flatMap(listNames),
    ...(node['param'] ? listNames(node['param']) : []),
    ...declarations.flatMap((one) =>
      one.type === 'VariableDeclaration'
        ? (one['declarations'] as { id: Node }[]).flatMap(({ id }) => listNames(id))
        : /^(Function|Class)Declaration$/.test(one.type)
          ? listNames(one['id'])
          : [],
    ),
  ])
}

/** Returns the variables a pattern declares: `{ a, b: [c], ...d }` gives a, c and d. */
function listNames(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return []
  const node = pattern as Node
  switch (node.type) {
    case 'Identifier':
      return [node['name'] as string]
    case 'ObjectPattern':
      return (node['properties'] as Node[]).flatMap((one) => listNames(one['value'] ?? one['argument']))
    case 'ArrayPattern':
      return (node['elements'] as unknown[]).flatMap(listNames)
    case 'AssignmentPattern':
      return listNames(node['left'])
    case 'RestElement':
      return listNames(node['argument'])
    default:
      return []
  }
}
