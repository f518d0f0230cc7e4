import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/database.ts'
import type { TimeZoneAnswer, TimeZoneChange } from '../sites/ports.ts'

/** What the business needs from features that depend on it. */
export interface BusinessPorts<Context> {
  /** Refuses while something to come takes place at this location. */
  requireNoCommitments(context: Context, tx: Tx, siteId: string, scope: { locationId: string }): Promise<void>
  /** Ends what customers hold at this location and have not booked yet. */
  endHolds(context: Context, tx: Tx, siteId: string, scope: { locationId: string }): Promise<void>
  /** Moves coming sessions and appointments at a location whose zone changes as the answer says. */
  changeLocationZone(
    context: Context,
    tx: Tx,
    change: TimeZoneChange & { locationId: string; actor: Actor; answer: TimeZoneAnswer },
  ): Promise<void>
}
