import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { eventsPrint } from '../../../db/events-print.ts'
import { attendancePrint } from '../../attendance/index.ts'
import { notesPrint } from '../../customers/index.ts'
import { holdsPrint } from '../../holds/index.ts'
import { calendarsPrint } from '../../schedules/index.ts'

/**
 * A text for each of these businesses that changes whenever anything on its calendar may have changed: made of what
 * each feature says changes with its own part. One cheap statement, whatever the number of businesses.
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

/** The version of one business's calendar. Read it before what it stands for: a change in between is then told. */
export async function readVersion(db: Db, siteId: string, now: number): Promise<string> {
  return (await readVersions(db, [siteId], now)).get(siteId) ?? ''
}
