import { DAY } from '@kalends/availability'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type AddressParts, oneLineAddress } from '../../business/index.ts'

/** A resource, as availability needs it. */
export type ResourceFacts = {
  id: string
  name: string
  /** Of a staff member, if known. */
  email: string | null
  typeId: string | null
  typeName: string | null
  isStaff: boolean
  /** Of a staff member, if known: `MALE`, `FEMALE` or `NON_BINARY`. */
  gender: string | null
  scheduleId: string
  /** Schedule with its hours, or only its dated ones if it follows its locations; null: round the clock. */
  hoursId: string | null
  /** True if it works while its location is open, except on dates with individual hours. */
  followsLocation: boolean
  /** Empty: all locations. */
  locationIds: string[]
  version: number
  /** Its rank for assignment by priority. */
  rank: number
  /** At most so many appointments a local day; null: no limit. */
  dayLimit: number | null
  /** Booked minutes within four weeks before and after; 0 if not requested. */
  load: number
  /** False while it takes no bookings: inactive, not approved, or hidden from booking. */
  offered: boolean
}

/** A location, as availability needs it. */
export type LocationFacts = {
  id: string
  name: string
  formattedAddress: string
  zone: string
  hoursId: string
  version: number
  active: boolean
  isDefault: boolean
}

export type Facts = {
  zone: string
  /** Null: the grid step is the service's own length with its buffers. */
  stepMinutes: number | null
  /** Customers may prefer a gender. */
  genderChoice: boolean
  /** Contact details that staff must enter when they book: `EMAIL`, `PHONE`. */
  requiredOfStaff: string[]
  resources: ResourceFacts[]
  locations: LocationFacts[]
  /** Closing days of one location or (null) of all. */
  closings: Closing[]
}

export type Closing = { id: string; date: string; locationId: string | null; reason: string }

export type FactKeys = {
  resourceIds: readonly string[]
  typeIds: readonly string[]
  locationIds: readonly string[]
  /** Instant around which to compute loads; absent: not computed. */
  loadsAround?: number | undefined
}

/**
 * Loads the business, these resources and all of these types, these locations and the default one. One statement,
 * uncached.
 */
export async function findFacts(db: Db, siteId: string, keys: FactKeys): Promise<Facts> {
  const { rows } = await sql<FactsRow>`
    select s.time_zone as zone, s.slot_step_minutes as step_minutes,
      (select b.settings #> '{staffSelection,allowGenderSelection}' = 'true' from bookings_settings b
        where b.site_id = s.id) is true as gender_choice,
      (select coalesce(b.settings #> '{ownerFlow,bookingCreation,requiredFields}', '[]') from bookings_settings b
        where b.site_id = s.id) as required_of_staff,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'email', m.email, 'typeId', r.type_id,
          'typeName', t.name, 'rank', r.rank,
          'dayLimit', r.max_bookings_per_day, 'load', ${sumBookedMinutes(keys.loadsAround)},
          'isStaff', coalesce(t.is_staff, false), 'gender', m.gender, 'scheduleId', r.schedule_id,
          'hoursId', case when hs.kind = 'BUSINESS' then r.schedule_id else r.working_hours_schedule_id end,
          'followsLocation', coalesce(hs.kind = 'BUSINESS', false),
          'locationIds', r.location_ids, 'version', r.calendar_version, 'offered', r.status = 'ACTIVE'
            and r.approval_status = 'APPROVED' and coalesce(m.service_provider and m.deleted_at is null, true))
          order by r.created_at, r.id), '[]')
        from resources r
        left join resource_types t on t.site_id = r.site_id and t.id = r.type_id
        left join staff_members m on m.site_id = r.site_id and m.resource_id = r.id
        left join schedules hs on hs.site_id = r.site_id and hs.id = r.working_hours_schedule_id
        where r.site_id = s.id and r.deleted_at is null
          and (r.id = any(${[...keys.resourceIds]}::uuid[]) or r.type_id = any(${[...keys.typeIds]}::uuid[]))) as resources,
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'address', l.address,
          'zone', l.time_zone, 'hoursId', l.schedule_id, 'version', l.calendar_version,
          'active', l.status = 'ACTIVE', 'isDefault', l.is_default)), '[]')
        from locations l where l.site_id = s.id
          and (l.id = any(${[...keys.locationIds]}::uuid[]) or l.is_default)) as locations,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'date', c.date,
          'locationId', c.location_id, 'reason', c.reason) order by c.date), '[]')
        from closing_days c where c.site_id = s.id) as closings
    from sites s where s.id = ${siteId}`.execute(db)
  const [row] = rows
  if (!row) return noFacts
  const locations = row.locations.map(({ address, ...location }) => ({
    ...location,
    formattedAddress: oneLineAddress(address),
  }))
  const { zone, resources, closings } = row
  return {
    zone,
    stepMinutes: row.step_minutes,
    genderChoice: row.gender_choice,
    requiredOfStaff: row.required_of_staff ?? [],
    resources,
    locations,
    closings,
  }
}

const noFacts: Facts = {
  zone: 'UTC',
  stepMinutes: null,
  genderChoice: false,
  requiredOfStaff: [],
  resources: [],
  locations: [],
  closings: [],
}

const fourWeeks = 28 * DAY

/** Counts sessions only: held time may be released. */
function sumBookedMinutes(around: number | undefined) {
  if (around === undefined) return sql`0`
  const from = new Date(around - fourWeeks)
  const to = new Date(around + fourWeeks)
  return sql`(select coalesce(sum(extract(epoch from upper(o.during) - lower(o.during)) / 60), 0)::int
      from occupancies o where o.site_id = r.site_id and o.resource_id = r.id and o.session_id is not null
        and lower(o.during) >= ${from} and lower(o.during) < ${to})`
}

type FactsRow = {
  zone: string
  step_minutes: number | null
  gender_choice: boolean
  /** Null until the settings are first changed, or where they say null. */
  required_of_staff: string[] | null
  resources: ResourceFacts[]
  locations: (Omit<LocationFacts, 'formattedAddress'> & { address: AddressParts })[]
  closings: Closing[]
}
