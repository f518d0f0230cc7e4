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
  location: NewLocation,
  now: number,
): Promise<{ locationId: string; scheduleId: string }> {
  const locationId = location.id ?? randomUUID()
  const { name, timeZone } = location
  const scheduleId = await insertSchedule(tx, siteId, { kind: 'LOCATION', name, timeZone }, now)
  const written = {
    phone: location.phone ?? null,
    email: location.email ?? null,
    directions: location.directions ?? null,
  }
  const rest = {
    address: location.address ?? {},
    isDefault: location.isDefault ?? false,
    sortOrder: location.sortOrder ?? 0,
  }
  await insertLocationRow(tx, siteId, { id: locationId, scheduleId, name, timeZone, ...written, ...rest }, now)
  await replaceWeeklyHours(tx, siteId, scheduleId, location.openingHours)
  return { locationId, scheduleId }
}
