import type { Db } from './database.ts'
import { perDatabase } from './per-database.ts'

/** Values by key; the least recently used ones go when all together weigh too much. */
export type WeightedCache<V> = { get(key: string): V | undefined; set(key: string, value: V, weight: number): void }

/** What the entry itself costs, so that weightless values are bounded too. */
const leastWeight = 20

export function createWeightedCache<V>(heaviest: number): WeightedCache<V> {
  const stored = new Map<string, { value: V; weight: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= stored.get(key)?.weight ?? 0
    stored.delete(key)
  }
  return {
    get: (key) => {
      const found = stored.get(key)
      if (!found) return undefined
      // Maps iterate in insertion order: the most recently used entry moves to the end.
      stored.delete(key)
      stored.set(key, found)
      return found.value
    },
    set: (key, value, weight) => {
      drop(key)
      stored.set(key, { value, weight: weight + leastWeight })
      total += weight + leastWeight
      for (const oldest of stored.keys()) {
        if (total <= heaviest || oldest === key) break
        drop(oldest)
      }
    },
  }
}

/** Returns the cache of a database, made at its first use. */
export function cachePerDatabase<V>(heaviest: number): (db: Db) => WeightedCache<V> {
  return perDatabase(() => createWeightedCache<V>(heaviest))
}
