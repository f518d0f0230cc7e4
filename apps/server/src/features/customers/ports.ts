import type { Tx } from '../../db/database.ts'
import type { MovedBookings } from '../authentication/index.ts'

/** What customers need from features that depend on them. */
export interface CustomersPorts<Context> {
  /** Moves coming bookings that were made under an earlier address to the new one, and messages about them that wait. */
  moveBookings(context: Context, tx: Tx, moved: MovedBookings): Promise<void>
}
