/** A call prepared for `fetch`. */
export interface PreparedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body: string | undefined
}

/** Method, path template and, for some GETs, a path that takes the same parameters as the body of a POST. */
export type Address = readonly [method: string, path: string, fallback?: string]

/** A longer query is sent as the body of the fallback. Source: specification of members, section 9. */
const longestQuery = 4000

/**
 * Distributes parameters over the path and the query (GET, DELETE) or body. Nested query parameters are dotted, lists
 * repeat, dates are ISO strings; lists of objects are encoded in `.r`. A GET whose query is longer than 4000 characters
 * becomes a POST if the operation has a path for it.
 */
export function prepare(
  [method, template, fallback]: Address,
  input: Readonly<Record<string, unknown>>,
): PreparedRequest {
  const path = fill(template, input)
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(input) }
  const query = hasObjectLists(input) ? packed(input) : flat(input)
  if (fallback && query.length > longestQuery)
    return { method: 'POST', path: fill(fallback, input), body: JSON.stringify(input) }
  return { method, path: query ? `${path}?${query}` : path, body: undefined }
}

function fill(template: string, input: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(valueAt(input, name) ?? '')),
  )
}

function valueAt(input: unknown, dotted: string): unknown {
  return dotted
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], input)
}

function flat(input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  collect(query, '', input)
  return query.toString()
}

function collect(query: URLSearchParams, at: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value)) {
    for (const item of value) collect(query, at, item)
  } else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) collect(query, at ? `${at}.${name}` : name, item)
  } else query.append(at, asText(value))
}

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

/** Whether the value has fields: a date is a value. */
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

function hasObjectLists(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isObject)
  return isObject(value) && Object.values(value).some(hasObjectLists)
}

function packed(input: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `.r=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}
