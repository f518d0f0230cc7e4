import type { Tx } from '../../db/database.ts'

/** What credits need from features that depend on them. */
export interface CreditsPorts<Context> {
  /** Locks bookings until the transaction ends, in the order of their ids. */
  lockBookings(tx: Tx, bookings: { siteId: string; bookingIds: readonly string[] }): Promise<void>
  /** Called when bookings lose the credits they were paid with: their cycle will not begin. */
  creditsLost(context: Context, tx: Tx, lost: { siteId: string; bookingIds: readonly string[] }): Promise<void>
}
