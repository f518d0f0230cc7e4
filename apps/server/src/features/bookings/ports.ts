import type { extendedBookings } from '@kalends/contract'
import type { Tx } from '../../db/database.ts'
import type { ChangeActor, NotedVisit } from './store/history.ts'
import type { BookingRow } from './store/rows.ts'

/** What bookings need from features that depend on them. */
export interface BookingsPorts<Context> {
  /** Called in the transaction that changes how far a booking that was settled before is paid. */
  paymentChanged(context: Context, tx: Tx, booking: BookingRow): Promise<void>
  /** Deletes what was noted of whether the customer of a locked booking came, and returns it. */
  clearAttendance(context: Context, tx: Tx, booking: BookingRow, actor: ChangeActor): Promise<NotedVisit[]>
  /** Notes again what was deleted by a change that is undone. The fee of a no-show is not touched. */
  restoreAttendance(
    context: Context,
    tx: Tx,
    booking: BookingRow,
    restored: { visits: readonly NotedVisit[]; actor: ChangeActor },
  ): Promise<void>
  /** Writes the email about a fee that the customer's card did not pay to the outbox. */
  sendFeeFailed(context: Context, tx: Tx, booking: BookingRow): Promise<void>
  /** Finds the orders in which bookings were bought, by booking. */
  findOrders(
    context: Context,
    siteId: string,
    bookingIds: readonly string[],
  ): Promise<ReadonlyMap<string, extendedBookings.Order>>
}
