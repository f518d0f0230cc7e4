import { randomUUID } from 'node:crypto'
import { jsonb, type Tx } from '../../../db/database.ts'
import type { NewService } from '../rules/new-service.ts'

/** Keys and references of a new service, and fields outside the API. */
export type ServiceKeys = {
  id: string
  scheduleId: string
  formId: string
  bookingPolicyId: string
  createdByAppId: string | null
}

/** Inserts a service and its related rows, except its slug. Counts its first event. */
export async function insertServiceRows(
  tx: Tx,
  siteId: string,
  keys: ServiceKeys,
  service: NewService,
  now: number,
): Promise<void> {
  await tx
    .insertInto('services')
    .values({
      site_id: siteId,
      id: keys.id,
      event_sequence: 1,
      type: service.type,
      main_slug: '',
      form_id: keys.formId,
      booking_policy_id: keys.bookingPolicyId,
      schedule_id: keys.scheduleId,
      created_by_app_id: keys.createdByAppId,
      created_at: new Date(now),
      updated_at: new Date(now),
      ...writableColumns(service),
    })
    .execute()
  await insertStaff(tx, siteId, keys.id, service.staffIds)
  await insertResourceTypes(tx, siteId, keys.id, service.resourceTypes)
  await insertLocations(tx, siteId, keys.id, service.locations)
}

/** Columns written when a service is edited. */
export function writableColumns(service: NewService) {
  return {
    name: service.name,
    description: service.description,
    tag_line: service.tagLine,
    default_capacity: service.defaultCapacity,
    hidden: service.hidden,
    category_id: service.categoryId,
    sort_order: service.sortOrder,
    app_id: service.appId,
    online_booking: jsonb(service.onlineBooking),
    payment: jsonb(service.payment),
    conferencing: jsonb(service.conferencing),
    media: jsonb(service.media),
    rest: jsonb(service.rest),
    duration_minutes: service.durationMinutes,
    buffer_before_minutes: service.bufferBeforeMinutes,
    buffer_after_minutes: service.bufferAfterMinutes,
    primary_resource_type_id: service.primaryResourceTypeId,
  }
}

export async function insertStaff(
  tx: Tx,
  siteId: string,
  serviceId: string,
  resourceIds: readonly string[],
): Promise<void> {
  if (resourceIds.length === 0) return
  const rows = resourceIds.map((id, position) => ({
    site_id: siteId,
    service_id: serviceId,
    resource_id: id,
    position,
  }))
  await tx.insertInto('service_staff').values(rows).execute()
}

export async function insertResourceTypes(
  tx: Tx,
  siteId: string,
  serviceId: string,
  types: NewService['resourceTypes'],
): Promise<void> {
  if (types.length === 0) return
  const rows = types.map(({ typeId, resourceIds }, position) => ({
    site_id: siteId,
    service_id: serviceId,
    resource_type_id: typeId,
    resource_ids: resourceIds,
    position,
  }))
  await tx.insertInto('service_resource_types').values(rows).execute()
}

export async function insertLocations(
  tx: Tx,
  siteId: string,
  serviceId: string,
  locations: NewService['locations'],
): Promise<void> {
  const rows = locations.map(({ type, locationId, custom }, position) => ({
    site_id: siteId,
    service_id: serviceId,
    id: randomUUID(),
    position,
    type,
    location_id: locationId,
    custom: custom && jsonb(custom),
  }))
  await tx.insertInto('service_locations').values(rows).execute()
}
