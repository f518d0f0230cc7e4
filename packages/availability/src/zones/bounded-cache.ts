/** A least-recently-used cache. */
export interface BoundedCache<K, V> {
  readonly get: (key: K) => V | undefined
  readonly set: (key: K, value: V) => void
  readonly size: () => number
}

/**
 * Creates a cache of at most `limit` entries. Zone names come from callers, so nothing keyed by them may grow without
 * bound.
 */
export function boundedCache<K, V>(limit: number): BoundedCache<K, V> {
  const entries = new Map<K, V>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.set(key, value)
      if (entries.size > limit) entries.delete(entries.keys().next().value as K)
    },
    size: () => entries.size,
  }
}
