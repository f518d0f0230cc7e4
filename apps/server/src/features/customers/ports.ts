import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/database.ts'

/** Whose coming bookings follow from one address to another, or have none any more; in lower case. */
export type MovedAddress = {
  siteId: string
  contactIds: readonly string[]
  from: string
  to: string | null
  actor: Actor
}

/** What customers need from features that depend on them. */
export interface CustomersPorts<Context> {
  /** Moves coming bookings that were made under an earlier address to the new one, and messages about them that wait. */
  moveBookings(context: Context, tx: Tx, moved: MovedAddress): Promise<void>
  /** Moves orders of checkouts that hold one of these bookings or plan orders to another contact. */
  moveCheckoutOrders(
    tx: Tx,
    moved: { siteId: string; fromId: string; toId: string; itemIds: readonly string[] },
  ): Promise<void>
}
