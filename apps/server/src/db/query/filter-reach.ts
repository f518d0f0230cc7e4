/** Maximum nesting of a filter; deeper ones are refused when compiled. */
const maxDepth = 10

/** Returns true if a filter matches everything: it is empty, or combines filters that are. */
export function matchesEverything(filter: unknown, depth = 1): boolean {
  if (!isRecord(filter) || depth > maxDepth) return false
  return Object.entries(filter).every(([name, parts]) => {
    if (!Array.isArray(parts)) return false
    const inner = (part: unknown) => matchesEverything(part, depth + 1)
    return name === '$and' ? parts.every(inner) : name === '$or' && parts.some(inner)
  })
}

/** What a filter demands of a field, by itself or in what it joins with `$and`; undefined for nothing. */
export function findFilterCondition(name: string, filter: unknown, depth = 1): unknown {
  if (!isRecord(filter) || depth > maxDepth) return undefined
  const parts = Array.isArray(filter['$and']) ? filter['$and'] : []
  return filter[name] ?? parts.map((part) => findFilterCondition(name, part, depth + 1)).find((it) => it !== undefined)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
