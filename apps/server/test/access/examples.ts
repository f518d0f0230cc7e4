import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { type OperationId, type OperationSpec, operations } from '@kalends/contract'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { findValidator } from '../../src/http/validate.ts'
import type { Attempt } from './case.ts'

/** A call that succeeded and its response, for the reference of the API. */
export type Example = { url: string; request?: unknown; response: unknown }

const folder = fileURLToPath(new URL('../../../../scripts/openapi/examples', import.meta.url))
/** `npm run examples` writes what the test compares otherwise. */
const writes = env['KALENDS_WRITE_EXAMPLES'] === 'yes'

const nouns = Object.keys(operations)
const specs = Object.values(operations).flatMap((ofNoun) => Object.values(ofNoun) as OperationSpec[])

/** Returns the call with recognizable values instead of random ones. */
export function makeExample(operationId: OperationId, attempt: Attempt, answer: LightMyRequestResponse): Example {
  const isJson = String(answer.headers['content-type']).includes('json')
  const made = {
    url: attempt.url,
    ...(attempt.payload ? { request: shorten(attempt.payload, 100) } : {}),
    response: isJson ? shorten(answer.json()) : answer.body.slice(0, 300),
  }
  return JSON.parse(withKnownValues(JSON.stringify(made), operationId))
}

/** The examples in the repository, by operation. */
export class Examples {
  readonly #stored = new Map<string, Example>()
  readonly #made = new Map<string, Example>()

  constructor() {
    for (const noun of nouns) {
      if (!existsSync(fileOf(noun))) continue
      for (const [id, example] of Object.entries(JSON.parse(readFileSync(fileOf(noun), 'utf8')))) {
        this.#stored.set(id, example as Example)
      }
    }
  }

  /** Fails if the example in the repository is missing, is not what this call sends, or does not fit the contract. */
  check(operationId: OperationId, made: Example | undefined): void {
    if (made) this.#made.set(operationId, made)
    if (writes) return
    const stored = this.#stored.get(operationId)
    expect(stored && fieldsOf(stored.request), 'outdated: run npm run examples').toEqual(made && fieldsOf(made.request))
    const spec = specs.find(({ id }) => id === operationId)
    if (!stored || !spec || spec.answers) return
    const validate = findValidator(spec.output.name)
    expect(validate(stored.response) ? [] : validate.errors).toEqual([])
  }

  /** Replaces the files by what was made. */
  write(): void {
    if (!writes) return
    mkdirSync(folder, { recursive: true })
    for (const [noun, ofNoun] of Object.entries(operations)) {
      const made = Object.keys(ofNoun).flatMap((id) => {
        const example = this.#made.get(id)
        return example ? [[id, example]] : []
      })
      writeFileSync(fileOf(noun), `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`)
    }
  }
}

const fileOf = (noun: string): string => join(folder, `${noun}.json`)

/** The first entry of a list shows its form, and the beginning of a text that it is a file or a key. */
export function shorten(value: unknown, entries = 1): unknown {
  if (typeof value === 'string') return value.length > 400 ? `${value.slice(0, 100)}…` : value
  if (Array.isArray(value)) return value.slice(0, entries).map((each) => shorten(each, entries))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each, entries)]))
}

/** Dotted paths of the fields of a request, sorted. Namespaces, which carry the ids of apps, count as one. */
export function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((each) => fieldsOf(each, `${path}[]`)))].sort()
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value)
    .map(([name, each]) => [name.startsWith('@') ? '@app' : name, each])
    .flatMap(([name, each]) => fieldsOf(each, path ? `${path}.${name}` : name))
    .sort()
}

/** Replaces ids, names, addresses and secrets of the test. Equal ids stay equal. */
export function withKnownValues(text: string, seed: string): string {
  const ids = new Map<string, string>()
  const idFor = (id: string) => {
    const known = ids.get(id) ?? guidFrom(`${seed} ${ids.size}`)
    ids.set(id, known)
    return known
  }
  const named = names.reduce((changed, [pattern, value]) => changed.replace(pattern, value), text)
  return named.replace(new RegExp(guid, 'g'), idFor)
}

const guid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const names: [RegExp, string][] = [
  [/Love-[0-9a-f]{8}-[0-9a-f]{4}/g, 'Lovelace'],
  [new RegExp(`"pass ${guid}"`, 'g'), '"a good password"'],
  [/[0-9a-f]{8}-[0-9a-f]{4}@customer\.example/g, 'ada@customer.example'],
  [new RegExp(`${guid}(@|%40)`, 'g'), 'anna$1'],
  [new RegExp(`("(?:name|title)":")${guid}"`, 'g'), '$1Example"'],
  [new RegExp(`("slug":")${guid}"`, 'g'), '$1example"'],
  [new RegExp(`([A-Za-z])[ -]${guid}`, 'g'), '$1'],
  [/(?<="name":")(?=[SRK]")./g, 'New'],
  [/Studio( |%20)alder/g, 'Studio$1Ada'],
  [/(?<=[a-z])[ -]alder/g, ''],
  [/eyJ[\w-]+(?:\.[\w-]*){2,4}/g, 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl'],
  [/[\w-]{22}\.[\w-]{43}/g, 'c2VsZWN0b3I.c2VjcmV0'],
  [/secret=[A-Z2-7]+/g, 'secret=JBSWY3DPEHPK3PXP'],
  [/http:\/\/localhost(?::80)?(?![\w:])/g, 'https://studio.example'],
]

function guidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
