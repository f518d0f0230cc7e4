import type { resourceEntities } from '@kalends/contract'
import type { ResourceEntity } from '../store/resources.ts'

/** Returns a resource in its API shape, with the deprecated fields. */
export function resourceView(row: ResourceEntity): resourceEntities.Resource {
  const shared = row.hours_id !== row.schedule_id
  const values = row.hours_id === null ? [] : [{ scheduleId: row.hours_id, shared }]
  const locationOptions = row.location_options ?? { availableInAllLocations: row.location_ids.length === 0 }
  const workingHoursSchedules = { values }
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: iso(row.created_at),
    updatedDate: iso(row.updated_at),
    name: row.name,
    typeId: row.type_id,
    type: row.type_id,
    workingHoursSchedules,
    locationOptions,
    eventsSchedule: { id: row.schedule_id, scheduleId: row.schedule_id },
    appId: row.app_id,
    ...(row.management_type ? { managementType: row.management_type as resourceEntities.ManagementType } : {}),
    extendedFields: row.extended_fields,
    ranking: Math.min(row.rank, 5),
    bookable: isBookable(row),
    singleResource: {
      workingHoursSchedules,
      locationOptions,
      eventsSchedule: { scheduleId: row.schedule_id, shared: false },
    },
  }
}

const iso = (instant: string) => new Date(instant).toISOString()

/** Returns true if the resource can be booked: it has a type, is active and approved. */
function isBookable({ type_id, status, approval_status }: ResourceEntity): boolean {
  return type_id !== null && status === 'ACTIVE' && approval_status === 'APPROVED'
}
