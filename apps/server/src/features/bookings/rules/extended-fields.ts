/** Data of integrations by namespace, as a booking stores it. */
export type Namespaces = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Enough for ids and notes of integrations, too small for files. */
const most = { bytes: 20_000, namespaces: 20, keys: 200, depth: 8, nameLength: 200 }

/** Merges fields by key: sent values replace, null removes, others stay. */
export function mergedFields(
  stored: Readonly<Record<string, unknown>> = {},
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null))
}

/** Returns what is wrong with all extended fields of a booking, whoever wrote them; undefined if nothing is. */
export function extendedFieldsFault(namespaces: Namespaces): string | undefined {
  const all = Object.entries(namespaces)
  if (all.length > most.namespaces) return `must have at most ${most.namespaces} namespaces`
  for (const [name, fields] of all) {
    if (!isName(name)) return `must have namespaces of 1 to ${most.nameLength} characters without control characters`
    if (!isSmall(fields, most.depth))
      return `must have at most ${most.keys} names in an object, and ${most.depth} levels of objects and lists`
  }
  if (Buffer.byteLength(JSON.stringify(namespaces)) > most.bytes)
    return `must leave all extended fields of the booking within ${most.bytes} bytes`
  return undefined
}

function isName(name: string): boolean {
  return name.trim() !== '' && name.length <= most.nameLength && !/\p{Cc}/u.test(name)
}

function isSmall(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth === 0) return false
  const inside = Object.values(value)
  return (Array.isArray(value) || inside.length <= most.keys) && inside.every((it) => isSmall(it, depth - 1))
}
