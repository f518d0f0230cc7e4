import type { Tx } from '../../db/database.ts'

export type LostCredits = {
  siteId: string
  bookingIds: readonly string[]
  reason: 'PLAN_ENDED' | 'PLAN_NOT_PAID' | 'PLAN_OF_ANOTHER'
}

/** What credits need from features that depend on them. */
export interface CreditsPorts<Context> {
  /** Locks bookings until the transaction ends, in the order of their ids. */
  lockBookings(tx: Tx, bookings: { siteId: string; bookingIds: readonly string[] }): Promise<void>
  /**
   * Called when bookings lose the credits they were paid with: their order ends before they begin, was not paid, or is another's.
   * Returns what is owed now for those that have begun, in minor units by currency: coming ones may still be cancelled.
   */
  creditsLost(context: Context, tx: Tx, lost: LostCredits): Promise<ReadonlyMap<string, number>>
}
