import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { allSchemas, type JsonSchema, type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { expect } from 'vitest'
import { calls } from './calls.ts'
import type { Fixture } from './fixture.ts'

/**
 * Which fields a list is filtered and sorted by, searched and counted, and where its input says so. Of a filter's fields:
 * what each is compared with, and by which operators; without any, only with a value.
 */
type QueryFields = {
  filter?: { at: string; fields: Record<string, string> }
  sort?: { at: string; isList: boolean; fields: string[] }
  searched?: { at: string; fields: string[] }
  counted?: { at: string; fields: string[] }
}
type Violation = {
  field: string
  description: string
  data: { fields?: string[]; type?: string; operators?: string[] }
}

const file = fileURLToPath(new URL('../../../../scripts/openapi/query-fields.json', import.meta.url))
/** `npm run examples` writes what the test compares otherwise. */
const writes = env['KALENDS_WRITE_EXAMPLES'] === 'yes'
const unknown = 'noSuchField'
const schemas = allSchemas()
const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])

/** Compares the fields that the reference and the client name with those that refusals of unknown ones name. */
export async function checkQueryFields(fixture: Fixture): Promise<void> {
  const found: Record<string, QueryFields> = {}
  for (const spec of specs) {
    const { filter, sort, searched, counted } = findParts(spec.input.schema)
    if (!filter && !sort && !searched) continue
    const ask = await askerOf(fixture, spec)
    found[spec.id] = {
      ...(filter ? { filter: { at: filter, fields: await askFilterFields(ask, filter) } } : {}),
      ...(sort ? { sort: { ...sort, fields: await askSortFields(ask, sort) } } : {}),
      ...(searched ? { searched: { at: searched, fields: await askSearchedFields(ask, searched) } } : {}),
      ...(counted ? { counted: { at: counted, fields: await askCountedFields(ask, counted) } } : {}),
    }
  }
  if (writes) writeFileSync(file, `${JSON.stringify(found, null, 2)}\n`)
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  expect(stored, 'outdated: run npm run examples').toEqual(found)
}

type Parts = { filter?: string; sort?: { at: string; isList: boolean }; searched?: string; counted?: string }

/** Finds where an input has a filter of any fields, an order, fields to search and fields to count. */
function findParts(schema: JsonSchema, at = ''): Parts {
  const found: Parts = {}
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>
  if (properties['expression'] && properties['fields']) return { searched: `${at}.fields` }
  for (const [name, property] of Object.entries(properties)) {
    const path = at ? `${at}.${name}` : name
    const { isList, message, content } = resolve(property)
    if (/^(filter|eventFilter)$/.test(name) && !content['properties']) found.filter = path
    else if (message?.endsWith('.Sorting')) found.sort = { at: path, isList }
    else if (name === 'aggregations') found.counted = path
    else if (name === 'query' || name === 'search') {
      const { searched, ...others } = findParts(content, path)
      // Deprecated search terms have no effect.
      Object.assign(found, others, searched && !isDeprecated(property) ? { searched } : {})
    }
  }
  return found
}

const isDeprecated = (property: JsonSchema): boolean => property['deprecated'] === true

function resolve(property: JsonSchema): { isList: boolean; message: string | undefined; content: JsonSchema } {
  const item = (property['items'] ?? property) as JsonSchema
  const choice = (item['anyOf'] as JsonSchema[] | undefined)?.[0] ?? item
  const message = (choice['$ref'] as string | undefined)?.replace('#/components/schemas/', '')
  return { isList: property['items'] !== undefined, message, content: message ? (schemas[message] ?? {}) : choice }
}

/** Sends a call with another value at a path, beside what else the object there has, and returns why it is refused. */
type Ask = (path: string, value: object) => Promise<Violation>

async function askerOf(fixture: Fixture, { id, access }: OperationSpec): Promise<Ask> {
  // What members alone may list is asked for by one.
  const actor = access.manager || access.anyone ? 'owner' : 'member'
  const { method, url, payload = {} } = await calls[id as OperationId](fixture, actor)
  const headers = await fixture.actors.actorHeaders(actor)
  return async (path, value) => {
    const sent = withValue(payload as Record<string, unknown>, path.split('.'), value)
    const isRead = method === 'GET'
    const packed = isRead ? `?.r=${Buffer.from(JSON.stringify(sent)).toString('base64url')}` : ''
    const target = isRead ? `${url.split('?')[0]}${packed}` : url
    const answer = await fixture.app.inject({ method, url: target, headers, ...(isRead ? {} : { payload: sent }) })
    const violations: Violation[] = answer.json().details?.validationError?.fieldViolations ?? []
    const about = violations.find(({ field }) => field.startsWith(path))
    if (!about) throw new Error(`${id} does not refuse ${JSON.stringify(value)} at ${path}: ${answer.body}`)
    return about
  }
}

function withValue(payload: Record<string, unknown>, [name = '', ...rest]: string[], value: object): object {
  if (rest.length > 0)
    return { ...payload, [name]: withValue((payload[name] ?? {}) as Record<string, unknown>, rest, value) }
  return { ...payload, [name]: Array.isArray(value) ? value : { ...(payload[name] as object), ...(value as object) } }
}

async function askFilterFields(ask: Ask, at: string): Promise<Record<string, string>> {
  const refused = await ask(at, { [unknown]: 1 })
  const names = readNames(refused, `${at}.${unknown}`)
  const fields: Record<string, string> = {}
  for (const name of names) {
    const { type, operators = [] } = (await ask(at, { [name]: { $noSuchOperator: 1 } })).data
    expect(type).toBeDefined()
    fields[name] = [type, ...operators].join(' ')
  }
  return fields
}

async function askSortFields(ask: Ask, { at, isList }: { at: string; isList: boolean }): Promise<string[]> {
  const sorting = { fieldName: unknown }
  return readNames(await ask(at, isList ? [sorting] : sorting), `${at}${isList ? '[0]' : ''}.fieldName`)
}

async function askSearchedFields(ask: Ask, at: string): Promise<string[]> {
  return readNames(await ask(at, [unknown]), `${at}[0]`)
}

/** Some lists count nothing. */
async function askCountedFields(ask: Ask, at: string): Promise<string[]> {
  const refused = await ask(at, [{ name: 'counted', fieldPath: unknown }])
  const path = `${at}[0].fieldPath`
  if (refused.data.fields?.length !== 0) return readNames(refused, path)
  expect(refused.field).toBe(path)
  return []
}

/** The refusal names the field, and every field that is allowed, in words and as data. */
function readNames({ field, description, data: { fields = [] } }: Violation, path: string): string[] {
  expect(field).toBe(path)
  expect(fields).not.toEqual([])
  expect(fields.filter((name) => !description.includes(name))).toEqual([])
  return fields
}
