import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TOP } from '../project/files.ts'

/** The facts about one operation. */
export interface FactOperation {
  method: string
  path: string
  sdkUrl?: string
  selfHostUrl?: string
  aliases?: string[]
  fallback?: { path?: string; sdkUrl?: string; selfHostUrl?: string; aliases?: string[] }[]
  required?: string[]
  errors?: { code: string }[]
  rules?: string[]
}

/** Every operation of packages/contract/facts. */
export function readFacts(): FactOperation[] {
  const root = join(TOP, 'packages/contract/facts')
  const areas = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return areas.flatMap(({ name }) =>
    readdirSync(join(root, name)).flatMap((file) => {
      const module = JSON.parse(readFileSync(join(root, name, file), 'utf8')) as {
        operations?: Record<string, FactOperation>
        messages?: Record<string, Record<string, { oneof?: string }>>
      }
      const groups = groupNames(Object.values(module.messages ?? {}))
      return Object.values(module.operations ?? {}).map((operation) => ({
        ...operation,
        required: (operation.required ?? []).flatMap((path) => withoutGroups(path, groups)),
      }))
    }),
  )
}

/** Names of groups of which one is chosen. A name that is also a field's stands for the field. */
function groupNames(messages: readonly Record<string, { oneof?: string }>[]): Set<string> {
  const fields = new Set(messages.flatMap((message) => Object.keys(message)))
  const groups = messages.flatMap((message) => Object.values(message).flatMap(({ oneof }) => oneof ?? []))
  return new Set(groups.filter((name) => !fields.has(name)))
}

/** Removes groups from a path. One of a group is required, and the operation decides which: such a path is left out. */
function withoutGroups(path: string, groups: ReadonlySet<string>): string[] {
  const parts = path.split('.')
  return groups.has(parts.at(-1) ?? '') ? [] : [parts.filter((part) => !groups.has(part)).join('.')]
}

/** Finds the facts of an operation by its path, because two modules may use the same name. */
export function factsByAddress(
  facts: FactOperation[],
): (method: string, paths: readonly string[]) => FactOperation | undefined {
  const byAddress = new Map(facts.map((fact) => [`${fact.method} ${fact.path}`, fact]))
  return (method, paths) => paths.flatMap((path) => byAddress.get(`${method} ${path}`) ?? [])[0]
}
