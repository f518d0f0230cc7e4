import type { ChargeLimits } from '@kalends/contract'
import type { Actor } from '../../actor.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { TimeZoneAnswer } from './rules/time-zone-answer.ts'

export type { TimeZoneAnswer }

/** A change of the business's time zone. `now` is in epoch milliseconds. */
export type TimeZoneChange = { siteId: string; from: string; to: string; now: number }

/** What sites need from features that depend on them. */
export interface SitesPorts<Context> {
  /**
   * Moves hours and locations that used the old time zone to the new one; they keep their wall times. Coming sessions
   * and appointments follow the answer.
   */
  changeTimeZone(
    context: Context,
    tx: Tx,
    change: TimeZoneChange & { actor: Actor; answer: TimeZoneAnswer },
  ): Promise<void>
  /** Returns true if the business takes payments online. */
  takesOnlinePayments(db: Db, siteId: string): Promise<boolean>
  /** Returns true if there is a mail server, so that messages are sent. */
  sendsEmail(context: Context, db: Db): Promise<boolean>
  /** Returns what can be charged at once by card; undefined for a business that takes no payments online. */
  findChargeLimits(context: Context, db: Db, siteId: string): Promise<ChargeLimits | undefined>
}
