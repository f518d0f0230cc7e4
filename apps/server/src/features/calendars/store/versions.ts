import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { eventsPrint } from '../../../db/events-print.ts'
import { attendancePrint } from '../../attendance/index.ts'
import { notesPrint } from '../../customers/index.ts'
import { holdsPrint } from '../../holds/index.ts'
import { calendarsPrint } from '../../schedules/index.ts'

/**
 * Returns a text per business that changes whenever its calendar may have changed, built from the print of each
 * feature. One cheap statement for any number of businesses.
 */
export async function readVersions(db: Db, siteIds: readonly string[], now: number): Promise<Map<string, string>> {
  const site = sql<string>`s.id`
  const parts = [
    eventsPrint(site),
    calendarsPrint(site),
    holdsPrint(site, now),
    attendancePrint(site),
    notesPrint(site),
  ]
  const { rows } = await sql<{ id: string; version: string }>`
    select s.id, md5(concat_ws(' ', ${sql.join(parts)})) as version
    from sites s where s.id = any(${[...siteIds]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Returns the version of one calendar. Read it before the calendar itself, so that changes in between are noticed. */
export async function readVersion(db: Db, siteId: string, now: number): Promise<string> {
  return (await readVersions(db, [siteId], now)).get(siteId) ?? ''
}
