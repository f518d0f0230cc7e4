import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { ChargeCause } from './rules/amounts.ts'
import type { ChargeRow } from './store/charges.ts'

/** What payments need from the features whose bookings and orders are paid. */
export interface PaymentsPorts<Context> {
  /** Called in the transaction in which a charge was paid or refunded, or a payment of it failed. */
  chargeChanged(context: Context, tx: Tx, charge: ChargeRow, cause: ChargeCause): Promise<void>
  /** Returns true if what a charge is for belongs to a customer who has not proven their contact, such as a visitor. */
  isOwnSubject(db: Db, actor: Actor, charge: ChargeRow): Promise<boolean>
}
