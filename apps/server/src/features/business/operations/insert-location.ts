import { randomUUID } from 'node:crypto'
import type { WeeklyRule } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import { insertSchedule, replaceWeeklyHours } from '../../schedules/index.ts'
import type { AddressParts } from '../rules/address.ts'
import { insertLocationRow } from '../store/locations.ts'

/** Values of a new location. */
export type NewLocation = {
  /** Made when absent. */
  id?: string
  name: string
  timeZone: string
  openingHours: readonly WeeklyRule[]
  /** Address in the API shape, stored as sent. */
  address?: AddressParts
  phone?: string | null
  email?: string | null
  directions?: string | null
  isDefault?: boolean
  sortOrder?: number
}

/** Inserts a location with its opening hours. Returns its id and schedule. */
export async function insertLocation(
  tx: Tx,
  siteId: string,
  place: NewLocation,
  now: number,
): Promise<{ locationId: string; scheduleId: string }> {
  const locationId = place.id ?? randomUUID()
  const { name, timeZone } = place
  const scheduleId = await insertSchedule(tx, siteId, { kind: 'LOCATION', name, timeZone }, now)
  const written = { phone: place.phone ?? null, email: place.email ?? null, directions: place.directions ?? null }
  const rest = { address: place.address ?? {}, isDefault: place.isDefault ?? false, sortOrder: place.sortOrder ?? 0 }
  await insertLocationRow(tx, siteId, { id: locationId, scheduleId, name, timeZone, ...written, ...rest }, now)
  await replaceWeeklyHours(tx, siteId, scheduleId, place.openingHours)
  return { locationId, scheduleId }
}
