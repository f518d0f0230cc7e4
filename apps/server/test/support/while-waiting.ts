import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Context } from '../../src/context.ts'
import type { Tx } from '../../src/db/database.ts'

type Race<T> = {
  /** Locks what the call will wait for. */
  lock: (tx: Tx) => Promise<unknown>
  call: () => Promise<T>
  /** Happens as soon as the call waits, before the lock is released. */
  meanwhile: (tx: Tx) => Promise<unknown>
}

/** Makes a call that waits for a lock, and something else happen meanwhile. Returns what the call answers afterwards. */
export async function whileWaiting<T>(context: Context, { lock, call, meanwhile }: Race<T>): Promise<T> {
  const { going } = await context.transaction(async (tx) => {
    await lock(tx)
    const going = call()
    await vi.waitFor(() => requireWaiting(context), { timeout: 20_000, interval: 20 })
    await meanwhile(tx)
    return { going }
  })
  return going
}

async function requireWaiting({ db }: Context): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  if (rows.length === 0) throw new Error('nothing waits')
}
