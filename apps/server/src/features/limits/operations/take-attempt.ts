import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type RateLimit, retryAfterSeconds } from '../rules/rate-limit.ts'
import { clearHits, countHit, takeBackHit } from '../store.ts'

/** What counting needs: the database, or a transaction the count is part of, and the clock. */
export type Counting = { db: Db; clock: Clock }

/** A try that was counted. */
export type Attempt = {
  /** It was no guess after all: the first limit starts anew, the others get this one try back. */
  succeeded(): Promise<void>
}

/**
 * Counts a try under every limit before it is made, so that many at once are not all let through, and ends in
 * THROTTLED_FEATURE with `data.retryAfterSeconds` where one is used up, after telling `refused`. The counters survive a restart. Within a
 * transaction (`{ ...context, db: tx }`) what is rolled back does not count.
 */
export async function takeAttempt(
  context: Counting,
  limits: readonly RateLimit[],
  refused?: (reason: 'THROTTLED_FEATURE') => void,
): Promise<Attempt> {
  const now = context.clock.now()
  for (const limit of limits) {
    const { hits, windowStartedAt } = await countHit(context.db, limit, now)
    if (hits > limit.limit) {
      refused?.('THROTTLED_FEATURE')
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
      for (const limit of others) await takeBackHit(context.db, limit)
    },
  }
}
