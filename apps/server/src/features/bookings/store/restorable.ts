import { MINUTE } from '@kalends/availability'
import { type SqlBool, sql } from 'kysely'
import { instant, jsonb, type Tx } from '../../../db/database.ts'

/** A cancelled booking that may come back at its time. Instants as ISO 8601 text. */
export type Restorable = {
  id: string
  /** Of the history entry that says what it was before. */
  number: number
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  startsAt: string
  endsAt: string
  attendsFrom: string | null
  timeZone: string
  byTheDay: boolean
}

type InZone = { siteId: string; from: string; locationId: string | null; now: number }

/**
 * Lists coming bookings whose end may be undone: those that ended within the last minute, and those that ended with a service
 * in the trash. In this zone: appointments by their location, others by their sessions.
 */
export async function listRestorable(tx: Tx, { siteId, from, locationId, now }: InZone): Promise<Restorable[]> {
  const isThere = sql<SqlBool>`case when b.tag = 'INDIVIDUAL'
    then case when ${locationId}::uuid is null then coalesce(l.time_zone, ${from}) = ${from} else b.location_id = ${locationId}::uuid end
    else s.time_zone = ${from} and (${locationId}::uuid is null or s.location_id = ${locationId}::uuid) end`
  const { rows } = await sql<Restorable>`
    select b.id, h.number, case b.tag when 'INDIVIDUAL' then 'APPOINTMENT' when 'COURSE' then 'COURSE' else 'CLASS' end as kind,
      b.starts_at as "startsAt", b.ends_at as "endsAt", b.attends_from as "attendsFrom", b.time_zone as "timeZone",
      b.duration_days is not null as "byTheDay"
    from bookings b
    join services service on service.site_id = b.site_id and service.id = b.service_id
    cross join lateral (select number, occurred_at, detail from booking_history h
      where h.site_id = b.site_id and h.booking_id = b.id order by number desc limit 1) h
    left join locations l on l.site_id = b.site_id and l.id = b.location_id
    left join lateral (select time_zone, location_id from sessions where sessions.site_id = b.site_id
      and case when b.tag = 'COURSE' then sessions.schedule_id = b.schedule_id else sessions.id = b.session_id end
      order by sessions.starts_at limit 1) s on true
    where b.site_id = ${siteId} and b.status in ('CANCELED', 'DECLINED') and b.starts_at > ${instant(now)}
      and h.detail ? 'before' and (service.deleted_at is not null or h.occurred_at >= ${instant(now - MINUTE)})
      and ${isThere}
    order by b.id for no key update of b`.execute(tx)
  return rows
}

/** What an undo returns a booking to from now on. */
export type RestoredTime = {
  id: string
  number: number
  before: { starts_at: string; ends_at: string; time_zone: string; local_start: string; attends_from?: string }
}

/** Changes what an undo of these history entries returns their bookings to. */
export async function setRestoredTimes(tx: Tx, siteId: string, times: readonly RestoredTime[]): Promise<void> {
  await sql`update booking_history h set detail = jsonb_set(h.detail, '{before}', (h.detail -> 'before') || v.before)
    from jsonb_to_recordset(${jsonb(times)}) as v(id uuid, number integer, before jsonb)
    where h.site_id = ${siteId} and h.booking_id = v.id and h.number = v.number`.execute(tx)
}
