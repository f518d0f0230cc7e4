/** A call prepared for `fetch`. */
export interface PreparedRequest {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly body: string | undefined
}

/**
 * Distributes parameters over the path and the query (GET, DELETE) or body. Nested query parameters are dotted, lists
 * repeat; lists of objects are encoded in `.r`.
 */
export function prepare(method: string, template: string, input: Readonly<Record<string, unknown>>): PreparedRequest {
  const path = template.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(String(valueAt(input, name) ?? '')),
  )
  if (method !== 'GET' && method !== 'DELETE') return { method, path, body: JSON.stringify(input) }
  const query = hasObjectLists(input) ? packed(input) : flat(input)
  return { method, path: query ? `${path}?${query}` : path, body: undefined }
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
  } else if (typeof value === 'object') {
    for (const [name, item] of Object.entries(value)) collect(query, at ? `${at}.${name}` : name, item)
  } else query.append(at, String(value))
}

function hasObjectLists(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object' && item !== null)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasObjectLists)
}

function packed(input: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(input))
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `.r=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
}
