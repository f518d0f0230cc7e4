import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A day on which one location, or (null) the whole business, is closed. */
export type ClosingDay = { date: string; locationId: string | null; reason: string }

/** Closing days from a day on, in their order. */
export async function findClosingDays(db: Db, siteId: string, from: string): Promise<ClosingDay[]> {
  const { rows } = await sql<ClosingDay>`
    select date, location_id as "locationId", reason from closing_days
    where site_id = ${siteId} and date >= ${from}::date
    order by date, location_id nulls first limit 1000`.execute(db)
  return rows
}

/** Saves these days; replaces their earlier entries. */
export async function putClosingDays(tx: Tx, siteId: string, days: readonly ClosingDay[]): Promise<void> {
  await deleteClosingDays(tx, siteId, days)
  if (days.length === 0) return
  const rows = days.map(({ date, locationId, reason }) => ({
    site_id: siteId,
    id: randomUUID(),
    date,
    location_id: locationId,
    reason,
  }))
  await tx.insertInto('closing_days').values(rows).execute()
}

export async function deleteClosingDays(
  tx: Tx,
  siteId: string,
  days: readonly Pick<ClosingDay, 'date' | 'locationId'>[],
): Promise<void> {
  const dates = days.map(({ date }) => date)
  const locationIds = days.map(({ locationId }) => locationId)
  await sql`
    delete from closing_days c using unnest(${dates}::date[], ${locationIds}::uuid[]) as deleted(date, location_id)
    where c.site_id = ${siteId} and c.date = deleted.date
      and c.location_id is not distinct from deleted.location_id`.execute(tx)
}

/** One change of the closing days of a business at a time. */
export async function lockClosingDays(tx: Tx, siteId: string): Promise<void> {
  await sql`select id from sites where id = ${siteId} for no key update`.execute(tx)
}

/** Makes cached calendars and live pages notice: these locations, or with null all of them, changed. */
export async function bumpLocationCalendars(
  tx: Tx,
  siteId: string,
  locationIds: readonly (string | null)[],
): Promise<void> {
  await sql`
    update locations set calendar_version = calendar_version + 1
    where site_id = ${siteId}
      and (${locationIds.includes(null)} or id = any(${locationIds.filter((id) => id !== null)}::uuid[]))`.execute(tx)
}
