import { type SqlBool, sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { Series } from '../rules/series.ts'
import { seriesColumns, toSeries } from './rows.ts'

/** Writes a series whose sessions exist through a local day. */
export async function insertSeries(
  tx: Tx,
  siteId: string,
  series: Series,
  { expandedUntil, now }: { expandedUntil: string; now: number },
): Promise<void> {
  const { id, scheduleId: schedule_id, serviceId: service_id, timeZone: time_zone } = series
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await tx
    .insertInto('session_rules')
    .values({
      site_id: siteId,
      id,
      schedule_id,
      service_id,
      time_zone,
      ...seriesColumns(series),
      expanded_until: expandedUntil,
      ...times,
    })
    .execute()
}

export async function updateSeries(
  tx: Tx,
  siteId: string,
  series: Series,
  { expandedUntil, now }: { expandedUntil: string; now: number },
): Promise<void> {
  await tx
    .updateTable('session_rules')
    .set({ ...seriesColumns(series), expanded_until: expandedUntil, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', series.id)
    .execute()
}

/** Lets a series give nothing after a local day. */
export async function closeSeries(
  tx: Tx,
  siteId: string,
  { ruleId, untilDate }: { ruleId: string; untilDate: string },
  now: number,
): Promise<void> {
  await tx
    .updateTable('session_rules')
    .set({ until_date: untilDate, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', ruleId)
    .execute()
}

/** Locks a series until the transaction ends. */
export async function lockSeries(tx: Tx, siteId: string, ruleId: string): Promise<Series | undefined> {
  const query = tx.selectFrom('session_rules').selectAll().where('site_id', '=', siteId).where('id', '=', ruleId)
  const row = await query.forUpdate().executeTakeFirst()
  return row && toSeries(row)
}

/** Locks every series of a schedule until the transaction ends. */
export async function lockAllSeries(tx: Tx, siteId: string, scheduleId: string): Promise<Series[]> {
  const rows = await tx
    .selectFrom('session_rules')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(toSeries)
}

/** Lists the series of a schedule that have sessions on or after a local day, by start. */
export async function listCurrentSeries(db: Db, siteId: string, scheduleId: string, from: string): Promise<Series[]> {
  const rows = await db
    .selectFrom('session_rules as r')
    .selectAll('r')
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .where(sql<SqlBool>`exists (select from sessions s where s.site_id = r.site_id and s.rule_id = r.id
      and s.status = 'CONFIRMED' and s.local_start >= ${from})`)
    .orderBy('local_start')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(toSeries)
}

/** Lets series give sessions again through their last day, or without an end, with the people they name. */
export async function reopenSeries(tx: Tx, siteId: string, series: readonly Series[], now: number): Promise<void> {
  const written = series.map(({ id, untilDate, resourceIds, staffToBeNamed }) => ({
    id,
    untilDate,
    resourceIds,
    staffToBeNamed,
  }))
  await sql`
    update session_rules r set until_date = v."untilDate", resource_ids = v."resourceIds",
      staff_to_be_named = v."staffToBeNamed", updated_at = ${new Date(now)}
    from jsonb_to_recordset(${jsonb(written)}) as v(id uuid, "untilDate" date, "resourceIds" uuid[], "staffToBeNamed" boolean)
    where r.site_id = ${siteId} and r.id = v.id`.execute(tx)
}

/** Moves series to another location from now on. */
export async function moveSeries(
  tx: Tx,
  siteId: string,
  ids: readonly string[],
  { locationType, locationId }: { locationType: string; locationId: string | null },
  now: number,
): Promise<void> {
  await sql`
    update session_rules set location_type = ${locationType}, location_id = ${locationId}::uuid,
      updated_at = ${new Date(now)}
    where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** What goes on in series that used a resource or took place somewhere. */
export type SeriesChange = {
  resourceIds: readonly string[]
  locationId: string | null
  /** Takes over; null: nobody. */
  to: { resourceId: string | null; isPerson: boolean } | null
  /** Where they go on. */
  moveTo: string | null
  /** They end instead. */
  ends: boolean
}

/** Changes every series that goes on with one of these resources or at this location. */
export async function restaffSeries(
  tx: Tx,
  siteId: string,
  { resourceIds, locationId, to, moveTo, ends }: SeriesChange,
  { today, now }: { today: string; now: number },
): Promise<void> {
  const ids = [...resourceIds]
  const used = sql`site_id = ${siteId} and (until_date is null or until_date >= ${today}::date)
    and service_id is not null and (resource_ids && ${ids}::uuid[] or location_id = ${locationId}::uuid)`
  if (ends) {
    await sql`update session_rules set until_date = greatest(${today}::date - 1, left(local_start, 10)::date - 1),
      updated_at = ${new Date(now)} where ${used}`.execute(tx)
    return
  }
  if (to) {
    await sql`update session_rules set updated_at = ${new Date(now)},
        staff_to_be_named = staff_to_be_named or ${to.isPerson && to.resourceId === null},
        resource_ids = array(select distinct case when r = any(${ids}::uuid[]) then ${to.resourceId}::uuid else r end
          from unnest(resource_ids) r where not r = any(${ids}::uuid[]) or ${to.resourceId !== null})
      where ${used}`.execute(tx)
  }
  if (moveTo) {
    await sql`update session_rules set location_type = 'OWNER_BUSINESS', location_id = ${moveTo},
      updated_at = ${new Date(now)} where ${used}`.execute(tx)
  }
}

export async function markExpanded(tx: Tx, siteId: string, ruleId: string, expandedUntil: string): Promise<void> {
  await tx
    .updateTable('session_rules')
    .set({ expanded_until: expandedUntil })
    .where('site_id', '=', siteId)
    .where('id', '=', ruleId)
    .execute()
}

/** Lists series of all businesses whose sessions end before a local day although the series continues. */
export async function listShortSeries(
  db: Db,
  before: string,
  limit: number,
): Promise<{ siteId: string; ruleId: string }[]> {
  const rows = await db
    .selectFrom('session_rules')
    .select(['site_id', 'id'])
    .where(sql<boolean>`expanded_until < ${before}::date and (until_date is null or until_date > expanded_until)`)
    .orderBy('expanded_until')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ site_id, id }) => ({ siteId: site_id, ruleId: id }))
}
