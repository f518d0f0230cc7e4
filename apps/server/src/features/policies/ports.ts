import type { policies } from '@kalends/contract'
import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'

/** The policy a booking was made under; `takenAt` is an instant as PostgreSQL writes it. */
export type PolicySnapshot = { bookingId: string; policy: policies.BookingPolicy; takenAt: string }

/** What policies need from features that depend on them. */
export interface PoliciesPorts<Context> {
  /**
   * Gives services another policy: all that have `from`, or of these the ones in `only`. Each change writes the service
   * and publishes its event. Returns their ids, those of services in the trash included.
   */
  moveServices(
    context: Context,
    tx: Tx,
    actor: Actor,
    move: { from: string; to: string; only?: readonly string[] },
  ): Promise<string[]>
  /** Lists what the services with a policy can cost, in minor units. */
  listPrices(
    db: Db,
    siteId: string,
    of: { policyId: string; currency: string },
  ): Promise<{ service: string; pricesMinor: number[] }[]>
  /** Finds the policies these bookings were made under, without bookings the actor cannot see. */
  findSnapshots(db: Db, actor: Actor, bookingIds: readonly string[]): Promise<PolicySnapshot[]>
}
