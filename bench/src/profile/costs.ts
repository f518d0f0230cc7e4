/** Something that costs time, and its share of all that was spent. */
export type Cost = { name: string; share: number }

/** What one kind of request costs. */
export type Profile = {
  name: string
  /** Processor time of one request; undefined where the system does not tell. */
  serverMs: number | undefined
  databaseMs: number | undefined
  /** The largest costs of the server's processor time, and of PostgreSQL's time in statements. */
  server: Cost[]
  database: Cost[]
}

const MOST = 3

/** Returns the largest costs of these amounts, summed by name. */
export function findLargest(amounts: Iterable<{ name: string; amount: number }>): Cost[] {
  const sums = new Map<string, number>()
  for (const { name, amount } of amounts) sums.set(name, (sums.get(name) ?? 0) + amount)
  const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0)
  return [...sums]
    .map(([name, amount]) => ({ name, share: amount / total }))
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
}
