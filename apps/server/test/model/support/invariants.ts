import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../src/db/database.ts'

type Rule = (siteId: string, now: Date) => RawBuilder<{ what: string }>

/**
 * Invariants of a business, true after every operation: each statement selects violations and must find none. They read
 * only the tables and do not depend on how the rows were written.
 */
const rules: Record<string, Rule> = {
  'a resource is booked twice without an allowed overlap': (site, now) => sql`
    select a.id::text || ' ' || b.id as what from occupancies a join occupancies b
      on b.site_id = a.site_id and b.resource_id = a.resource_id and a.id < b.id and a.during && b.during
    where a.site_id = ${site} and not a.overlap_allowed and not b.overlap_allowed
      and coalesce(a.hold_until, 'infinity') > ${now} and coalesce(b.hold_until, 'infinity') > ${now}`,
  'an allowed overlap is not marked as double-booked': (site) => sql`
    select o.id::text as what from occupancies o join sessions s on s.site_id = o.site_id and s.id = o.session_id
    where o.site_id = ${site} and o.overlap_allowed and not s.double_booked and not exists (
      select from bookings b where b.site_id = s.site_id and b.session_id = s.id and b.double_booked)`,
  'a hold overlaps': (site) => sql`
    select id::text as what from occupancies where site_id = ${site} and overlap_allowed and hold_id is not null`,
  'an active appointment does not occupy its time': (site) => sql`
    select b.id::text as what from bookings b join services v on v.site_id = b.site_id and v.id = b.service_id
      left join sessions s on s.site_id = b.site_id and s.id = b.session_id
    where b.site_id = ${site} and b.tag = 'INDIVIDUAL' and (b.status = 'CONFIRMED' or b.status = 'PENDING'
        and not coalesce((v.online_booking->>'allowMultipleRequests')::boolean, false))
      and (s.id is null or s.status <> 'CONFIRMED' or s.starts_at <> b.starts_at or s.ends_at <> b.ends_at
        or cardinality(b.resource_ids) = 0
        or (select array_agg(o.resource_id order by o.resource_id) from occupancies o
              where o.site_id = b.site_id and o.session_id = s.id
                and lower(o.during) = b.starts_at - make_interval(mins => b.buffer_before_minutes)
                and upper(o.during) = b.ends_at + make_interval(mins => b.buffer_after_minutes))
          is distinct from (select array_agg(r order by r) from unnest(b.resource_ids) r))`,
  'an inactive appointment occupies time': (site) => sql`
    select b.id::text as what from bookings b join services v on v.site_id = b.site_id and v.id = b.service_id
      join occupancies o on o.site_id = b.site_id and o.session_id = b.session_id
    where b.site_id = ${site} and b.tag = 'INDIVIDUAL' and b.status <> 'CONFIRMED'
      and (b.status <> 'PENDING' or (v.online_booking->>'allowMultipleRequests')::boolean)`,
  'time is occupied without a confirmed session or a hold': (site) => sql`
    select o.id::text as what from occupancies o
      left join sessions s on s.site_id = o.site_id and s.id = o.session_id
      left join holds h on h.site_id = o.site_id and h.id = o.hold_id
    where o.site_id = ${site} and (s.id is null or s.status <> 'CONFIRMED') and h.id is null`,
  'a session does not occupy the time of its resources': (site) => sql`
    select s.id::text as what from sessions s left join services v on v.site_id = s.site_id and v.id = s.service_id
    where s.site_id = ${site} and s.status = 'CONFIRMED' and v.type is distinct from 'APPOINTMENT'
      and (select array_agg(o.resource_id order by o.resource_id) from occupancies o
             where o.site_id = s.site_id and o.session_id = s.id and o.during = tstzrange(s.starts_at, s.ends_at))
        is distinct from (select array_agg(r order by r) from unnest(s.resource_ids) r)`,
  'a live hold does not occupy its time': (site, now) => sql`
    select h.id::text as what from holds h
    where h.site_id = ${site} and h.scope_id is null and h.expires_at > ${now} and (
      select count(*) from occupancies o where o.site_id = h.site_id and o.hold_id = h.id
        and o.hold_until = h.expires_at and o.resource_id = any(h.resource_ids)) <> cardinality(h.resource_ids)`,
  'taken seats differ from the participants of active bookings': (site) => sql`
    select t.scope_id::text as what from seats t where t.site_id = ${site} and t.taken <> (
      select coalesce(sum(b.total_participants), 0) from bookings b
        join services v on v.site_id = b.site_id and v.id = b.service_id
      where b.site_id = t.site_id and t.scope_id = case b.tag when 'COURSE' then b.schedule_id else b.session_id end
        and b.tag <> 'INDIVIDUAL' and (b.status = 'CONFIRMED' or b.status = 'PENDING'
          and not coalesce((v.online_booking->>'allowMultipleRequests')::boolean, false)))`,
  'the stored seats of a booking differ from its participants': (site) => sql`
    select b.id::text as what from bookings b join services v on v.site_id = b.site_id and v.id = b.service_id
    where b.site_id = ${site} and b.seats_taken <> case
      when b.tag = 'INDIVIDUAL' then 0
      when b.status = 'CONFIRMED' or b.status = 'PENDING'
        and not coalesce((v.online_booking->>'allowMultipleRequests')::boolean, false) then b.total_participants
      else 0 end`,
  // Expired holds are counted until the seats are next read; live holds always are.
  'held seats differ from the seats of holds': (site, now) => sql`
    select t.scope_id::text as what from seats t where t.site_id = ${site} and not (t.held between
      (select coalesce(sum(h.seats), 0) from holds h
        where h.site_id = t.site_id and h.scope_id = t.scope_id and h.expires_at > ${now})
      and (select coalesce(sum(h.seats), 0) from holds h where h.site_id = t.site_id and h.scope_id = t.scope_id))`,
  'seats over capacity differ from the allowed ones': (site) => sql`
    select scope_id::text as what from seats
    where site_id = ${site} and over <> greatest(0, taken + held + offered - capacity)`,
  'an active booking differs in time from its class session': (site) => sql`
    select b.id::text as what from bookings b join sessions s on s.site_id = b.site_id and s.id = b.session_id
    where b.site_id = ${site} and b.tag = 'GROUP' and b.status not in ('CANCELED', 'DECLINED')
      and (s.status <> 'CONFIRMED' or s.starts_at <> b.starts_at or s.ends_at <> b.ends_at)`,
  'revision, history and events of a booking are inconsistent': (site) => sql`
    select b.id::text as what from bookings b,
      lateral (select count(*) as lines, coalesce(max(number), 0) as last,
          count(*) filter (where action <> 'attendance') as changes,
          coalesce(sum(jsonb_array_length(detail->'events')), 0) as announced
        from booking_history h where h.site_id = b.site_id and h.booking_id = b.id) h,
      lateral (select count(*) as events, coalesce(max(sequence), 0) as last
        from events e where e.site_id = b.site_id and e.entity_id = b.id) e
    where b.site_id = ${site} and (h.lines <> h.last or h.changes <> b.revision
      or e.events <> e.last or e.events <> b.event_sequence or e.events <> h.announced)`,
  'history entries do not follow one another': (site) => sql`
    select h.booking_id::text as what from (
      select *, lag(to_status) over steps as before, lead(to_status) over steps as next
      from booking_history where site_id = ${site} window steps as (partition by booking_id order by number)) h
      join bookings b on b.site_id = h.site_id and b.id = h.booking_id
    where h.from_status is distinct from h.before or (h.next is null and h.to_status <> b.status)`,
  'a change has no event of its type': (site) => sql`
    select h.booking_id::text as what from booking_history h
    where h.site_id = ${site} and h.action <> 'attendance' and not exists (
      select from events e where e.site_id = h.site_id and e.entity_id = h.booking_id
        and h.detail->'events' ? e.id::text and (h.from_status = h.to_status or e.slug = case
          when h.from_status is null then 'created' when h.to_status = 'CONFIRMED' then 'confirmed'
          when h.to_status = 'PENDING' then 'markedAsPending' when h.to_status = 'DECLINED' then 'declined'
          when h.to_status = 'CANCELED' then 'canceled' else 'updated' end))`,
}

/** Finds every violation, as `rule: id`, in one statement. */
export async function findViolations(db: Db, siteId: string, now: number): Promise<string[]> {
  const parts = Object.entries(rules).map(
    ([name, rule]) => sql`select ${sql.lit(name)} as rule, what from (${rule(siteId, new Date(now))}) as found`,
  )
  const { rows } = await sql<{ rule: string; what: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ rule, what }) => `${rule}: ${what}`)
}

const printed = [
  'bookings',
  'booking_history',
  'events',
  'sessions',
  'occupancies',
  'seats',
  'holds',
  'attendances',
  'contacts',
  'services',
  'resources',
  'schedules',
  'working_hour_exceptions',
]

/** Returns a fingerprint of a business's rows: equal if none was inserted, updated or deleted. */
export async function fingerprintTables(db: Db, siteId: string): Promise<string> {
  const parts = printed.map(
    (name) => sql`select ${sql.lit(name)} as name, count(*) || ' ' || coalesce(max(t.xmin::text::bigint), 0) as print
      from ${sql.table(name)} t where t.site_id = ${siteId}`,
  )
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return rows.map(({ name, print }) => `${name} ${print}`).join('\n')
}
