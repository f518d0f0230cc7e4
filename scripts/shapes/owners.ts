import { commonMessages } from './common-messages.ts'
import type { Facts, Field } from './facts.ts'
import type { ShapeSource } from './source.ts'

/** A source with its facts and the names it generates. */
export interface ShapeModule {
  readonly source: ShapeSource
  readonly facts: Facts
  readonly names: readonly string[]
}

/** Where the declaration of a message or enum stands. */
export interface Declaration {
  readonly module: ShapeModule
  readonly name: string
  /** `<noun>.<Message>`, the name it is registered under. */
  readonly fullName: string
  /** The generated file, below packages/contract/src. */
  readonly target: string
}

/**
 * Finds one declaration for every message and enum. Those of equal name and structure share one: in `common` when
 * `commonMessages` lists one of them, otherwise in the earliest source. Descriptions are no part of the structure.
 *
 * @param modules in the order of ownership: a module refers to earlier ones only
 * @returns the declaration of each `<prefix>.<name>`
 */
export function findDeclarations(modules: readonly ShapeModule[]): Map<string, Declaration> {
  const members = modules.flatMap((module) =>
    module.names.map((name) => ({ module, name, key: shapeKey(module, name) })),
  )
  const classes = equivalenceClasses(members, mapReplacements(modules))
  const declarations = new Map<string, Declaration>()
  for (const group of Map.groupBy(members, ({ key }) => classes.get(key)).values()) {
    const declaration = chooseDeclaration(group)
    for (const { key } of group) declarations.set(key, declaration)
  }
  for (const [key, original] of mapReplacements(modules)) {
    const declaration = declarations.get(original)
    if (!declaration) throw new Error(`${key} is to be ${original}, which is not generated`)
    requireSameFields(modules, key, original)
    declarations.set(key, declaration)
  }
  const needless = commonMessages.filter((key) => declarations.get(key)?.target !== commonTarget)
  for (const key of needless) throw new Error(`${key} of the common messages is not generated`)
  return declarations
}

const commonTarget = 'common/generated/shapes.ts'

interface Member {
  readonly module: ShapeModule
  readonly name: string
  readonly key: string
}

const shapeKey = ({ source }: ShapeModule, name: string): string => `${source.prefix}.${name}`

function chooseDeclaration(group: readonly [Member, ...Member[]] | readonly Member[]): Declaration {
  const common = group.find(({ key }) => commonMessages.includes(key))
  const { module, name, key } = common ?? (group[0] as Member)
  return common
    ? { module, name, fullName: `common.${name}`, target: commonTarget }
    : { module, name, fullName: key, target: module.source.target }
}

/** `<prefix>.<name>` of messages that a source takes from another one → the other's name. */
function mapReplacements(modules: readonly ShapeModule[]): Map<string, string> {
  return new Map(
    modules.flatMap((module) =>
      Object.entries(module.source.takes ?? {}).map(([name, original]) => [shapeKey(module, name), original] as const),
    ),
  )
}

/** Splits members by name, then by structure, until members of one class refer to members of one class only. */
function equivalenceClasses(
  members: readonly Member[],
  replacements: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  let classes = numbered(members, ({ name }) => name)
  let count = 0
  while (count !== new Set(classes.values()).size) {
    count = new Set(classes.values()).size
    const previous = classes
    const findClass = (key: string) => previous.get(replacements.get(key) ?? key)
    classes = numbered(members, ({ module, name, key }) =>
      JSON.stringify([previous.get(key), describeStructure(module, name, findClass)]),
    )
  }
  return classes
}

function numbered(members: readonly Member[], buildSignature: (member: Member) => string): Map<string, number> {
  const numbers = new Map<string, number>()
  return new Map(
    members.map((member) => {
      const signature = buildSignature(member)
      if (!numbers.has(signature)) numbers.set(signature, numbers.size)
      return [member.key, numbers.get(signature) ?? 0]
    }),
  )
}

/** Everything of a message or enum that reaches its schema or its type, apart from descriptions. */
function describeStructure(module: ShapeModule, name: string, findClass: (key: string) => number | undefined): unknown {
  const fields = module.facts.messages[name]
  if (!fields) return module.facts.enums[name]
  return Object.entries(fields)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => [
      key,
      findClass(shapeKey(module, field.type)) ?? field.type,
      pickBounds(field),
      [field.readonly, field.deprecated, field.present && !field.oneof].map(Boolean),
    ])
}

/** What decides whether a value is valid. */
function pickBounds(field: Field): unknown {
  return [
    [field.repeated, field.map, field.required, field.float || field.decimal].map(Boolean),
    field.format?.toLowerCase(),
    [field.minLength, field.maxLength, field.min, field.max, field.minSize, field.maxSize],
    field.values,
  ]
}

/**
 * Compares a message with the one that replaces it, at every depth: the fields and what is valid in them must be equal,
 * names of messages and the marks of responses may differ.
 *
 * @throws Error that names the first difference
 */
function requireSameFields(modules: readonly ShapeModule[], key: string, original: string): void {
  const seen = new Set<string>()
  const queue: [string, string][] = [[key, original]]
  for (const [one, other] of queue) {
    if (seen.has(one)) continue
    seen.add(one)
    const a = lookUp(modules, one)
    const b = lookUp(modules, other)
    if (!a.fields || !b.fields) {
      if (JSON.stringify(a.values) !== JSON.stringify(b.values)) throw new Error(`${one} and ${other} differ`)
      continue
    }
    for (const name of new Set([...Object.keys(a.fields), ...Object.keys(b.fields)])) {
      const field = a.fields[name]
      const same = b.fields[name]
      if (!field && b.own.includes(name)) continue
      if (!field || !same || JSON.stringify(pickBounds(field)) !== JSON.stringify(pickBounds(same)))
        throw new Error(`${one}.${name} and ${other}.${name} differ`)
      if (a.isNamed(field.type)) queue.push([`${a.prefix}.${field.type}`, `${b.prefix}.${same.type}`])
      else if (field.type !== same.type) throw new Error(`${one}.${name} and ${other}.${name} differ`)
    }
  }
}

function lookUp(modules: readonly ShapeModule[], key: string) {
  const [prefix = '', name = ''] = key.split('.')
  const module = modules.find(({ source }) => source.prefix === prefix)
  if (!module) throw new Error(`No source is called ${prefix}`)
  const { facts, source } = module
  return {
    prefix,
    fields: facts.messages[name],
    values: facts.enums[name],
    own: [
      ...(source.ownFlags?.[name] ?? []),
      ...Object.keys(source.ownNumbers?.[name] ?? {}),
      ...Object.keys(source.ownFields?.[name] ?? {}),
    ],
    isNamed: (type: string) => Boolean(facts.messages[type] ?? facts.enums[type]),
  }
}
