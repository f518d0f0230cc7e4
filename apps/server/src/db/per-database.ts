import type { Db } from './database.ts'

/** Returns a function that makes something once for each database and returns it from then on: a cache, for instance. */
export function perDatabase<T>(make: () => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db)
    if (known !== undefined) return known
    const fresh = make()
    made.set(db, fresh)
    return fresh
  }
}
