import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What existing clients know of a call: where it is, under every name. */
export type Fact = { id: string; method: string; addresses: string[] }

type RecordedFact = { method: string; path: string; sdkUrl?: string; selfHostUrl?: string; aliases?: string[] }

const folder = join(import.meta.dirname, '../../../../packages/contract/facts')

/** Every call of the facts with its printed path, `sdkUrl`, `selfHostUrl` and aliases, each once. */
export const facts: readonly Fact[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
  .flatMap((path) => Object.entries<RecordedFact>(JSON.parse(readFileSync(path, 'utf8')).operations ?? {}))
  .map(([id, { method, path, sdkUrl, selfHostUrl, aliases = [] }]) => ({
    id,
    method,
    addresses: [...new Set([path, sdkUrl, selfHostUrl, ...aliases].filter((it) => it !== undefined))],
  }))

/** The addresses of one call. */
export function findAddresses(id: string): string[] {
  const fact = facts.find((it) => it.id === id)
  if (!fact) throw new Error(`The facts have no ${id}`)
  return fact.addresses
}
