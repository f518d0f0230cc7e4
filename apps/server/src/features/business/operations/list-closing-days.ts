import { localDayOf } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { findClosingDays } from '../store/closing-days.ts'

export const listClosingDays: Operation<'listClosingDays'> = async ({ input, actor }, { db, clock }) => ({
  closingDays: await findClosingDays(db, actor.siteId, input.from ?? (await todayAt(db, actor.siteId, clock.now()))),
})

/** Returns today's date at the business. */
export async function todayAt(db: Db, siteId: string, now: number): Promise<string> {
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  return localDayOf(now, site.time_zone)
}
