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
        operations?: Record<string, FactOperation & { request?: string }>
        messages?: Record<string, Record<string, { oneof?: string }>>
      }
      return Object.values(module.operations ?? {}).map((operation) => {
        // One of a group is required; the operation decides which.
        const groups = Object.values(module.messages?.[operation.request ?? ''] ?? {}).map(({ oneof }) => oneof)
        return { ...operation, required: (operation.required ?? []).filter((path) => !groups.includes(path)) }
      })
    }),
  )
}

/** Finds the facts of an operation by its path, because two modules may use the same name. */
export function factsByAddress(
  facts: FactOperation[],
): (method: string, paths: readonly string[]) => FactOperation | undefined {
  const byAddress = new Map(facts.map((fact) => [`${fact.method} ${fact.path}`, fact]))
  return (method, paths) => paths.flatMap((path) => byAddress.get(`${method} ${path}`) ?? [])[0]
}
