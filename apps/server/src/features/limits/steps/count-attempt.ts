import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type RateLimit, retryAfterSeconds } from '../rules/rate-limit.ts'
import { clearHits, countHit, undoHit } from '../store.ts'

/** What counting needs: the database, or a transaction the count is part of, and the clock. */
export type LimitContext = { db: Db; clock: Clock }

/** A counted attempt. */
export type Attempt = {
  /** Resets the first limit and removes this attempt from the others, after a success. */
  succeeded(): Promise<void>
}

/**
 * Counts an attempt under every limit before it is made, so that concurrent attempts cannot all pass. At a limit it
 * calls `refused` and throws THROTTLED_FEATURE with `data.retryAfterSeconds`. Counters survive a restart. In a
 * transaction (`{ ...context, db: tx }`) a rollback undoes the count.
 */
export async function countAttempt(
  context: LimitContext,
  limits: readonly RateLimit[],
  onRefused?: (reason: 'THROTTLED_FEATURE') => void,
): Promise<Attempt> {
  const now = context.clock.now()
  for (const limit of limits) {
    const { hits, windowStartedAt } = await countHit(context.db, limit, now)
    if (hits > limit.limit) {
      onRefused?.('THROTTLED_FEATURE')
      fail('THROTTLED_FEATURE', {
        ...(limit.refusal ? { description: limit.refusal } : {}),
        data: { retryAfterSeconds: retryAfterSeconds(windowStartedAt, limit, now) },
      })
    }
  }
  const [strictest, ...others] = limits
  return {
    succeeded: async () => {
      if (strictest) await clearHits(context.db, strictest)
      for (const limit of others) await undoHit(context.db, limit)
    },
  }
}
