import { DAY } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import { removeBookingCards } from '../../../payments/index.ts'
import { releaseAgreedCards } from '../../store/fees.ts'

/** A visit may be marked as a no-show that late. */
const afterVisitMs = 30 * DAY
/** A cancellation may be undone, and its fee changed, that late. */
const afterEndMs = DAY
const atOnce = 200

/** Removes cards that were entered for the fees of one booking, once it can owe no fee any more. */
export async function releaseCards(context: Context, now: number): Promise<void> {
  for (let released = atOnce; released === atOnce; ) {
    released = await context.transaction(async (tx) => {
      const cards = await releaseAgreedCards(tx, {
        now,
        visitedBefore: now - afterVisitMs,
        endedBefore: now - afterEndMs,
        limit: atOnce,
      })
      await removeBookingCards(tx, cards, now)
      return cards.length
    })
  }
}
