import { toLocalDay } from '@kalends/availability'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'

/** Returns today's date at the business. */
export async function loadToday(db: Db, siteId: string, now: number): Promise<string> {
  const site = (await findSite(db, siteId)) ?? fail('NOT_FOUND')
  return toLocalDay(now, site.time_zone)
}
