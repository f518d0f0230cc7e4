import { randomUUID } from 'node:crypto'
import type { WeeklyRule } from '@kalends/availability'
import type { Tx } from '../../../db/database.ts'
import { insertSchedule, replaceWeeklyHours } from '../../schedules/index.ts'
import { insertResourceRow, type ResourceValues } from '../store/resources.ts'

/** Working hours of a resource: an existing schedule (the business's), its own weekly hours, or always. */
export type WorkingHours = { scheduleId: string } | { weekly: readonly WeeklyRule[] } | 'always'

/** Input of a new resource. */
export type NewResource = {
  /** Made when absent. */
  id?: string
  /** Without a type it cannot be booked. */
  typeId: string | null
  name: string
  timeZone: string
  workingHours: WorkingHours
  /** Empty: all locations. */
  locationIds?: readonly string[]
  /** Further columns of its row. */
  columns?: Partial<ResourceValues>
}

/** A resource with the schedule of its sessions and, where it has its own, the one of its hours. */
export async function insertResource(
  tx: Tx,
  siteId: string,
  resource: NewResource,
  now: number,
): Promise<{ resourceId: string; scheduleId: string; workingHoursScheduleId: string | null }> {
  const { name, typeId, timeZone, locationIds = [] } = resource
  const id = resource.id ?? randomUUID()
  const scheduleId = await insertSchedule(tx, siteId, { kind: 'RESOURCE', name, timeZone }, now)
  const workingHoursScheduleId = await saveWorkingHours(tx, siteId, resource, scheduleId)
  const keys = { id, type_id: typeId, schedule_id: scheduleId, working_hours_schedule_id: workingHoursScheduleId }
  const values = { ...resource.columns, ...keys, name, location_ids: [...locationIds] }
  await insertResourceRow(tx, siteId, values, now)
  return { resourceId: id, scheduleId, workingHoursScheduleId }
}

/** Returns the schedule of the hours: its own for custom hours. */
async function saveWorkingHours(
  tx: Tx,
  siteId: string,
  { workingHours }: NewResource,
  scheduleId: string,
): Promise<string | null> {
  if (workingHours === 'always') return null
  if ('scheduleId' in workingHours) return workingHours.scheduleId
  await replaceWeeklyHours(tx, siteId, scheduleId, workingHours.weekly)
  return scheduleId
}
