import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { insertStaffRow, loadStaffTypeId } from '../store.ts'
import { insertResource, type NewResource } from './insert-resource.ts'

/** What must be said about a new person, and what may be. */
export type NewStaffMember = Omit<NewResource, 'typeId' | 'id'> & {
  /** Those of person and resource; made when absent. */
  id?: string
  resourceId?: string
  userId?: string
  description?: string
  email?: string
  phone?: string
  imageUrl?: string
  /** Name of the hue used for initials. */
  color?: string
  /** False hides the person from booking. */
  serviceProvider?: boolean
  sortOrder?: number
}

/** A person with the resource that stands for them in calendars. Services list the resource's id. */
export async function insertStaffMember(
  tx: Tx,
  siteId: string,
  person: NewStaffMember,
  now: number,
): Promise<{ staffMemberId: string; resourceId: string; scheduleId: string }> {
  const { name, timeZone, workingHours, locationIds = [] } = person
  const ofResource = { name, timeZone, workingHours, locationIds, typeId: await loadStaffTypeId(tx, siteId) }
  const given = person.resourceId === undefined ? {} : { id: person.resourceId }
  const { resourceId, scheduleId } = await insertResource(tx, siteId, { ...ofResource, ...given }, now)
  const id = person.id ?? randomUUID()
  const values = {
    ...{ id, resourceId, name, userId: person.userId ?? null, description: person.description ?? null },
    ...{ email: person.email ?? null, phone: person.phone ?? null, imageUrl: person.imageUrl ?? null },
    ...{ color: person.color ?? 'lapis', serviceProvider: person.serviceProvider ?? true },
    sortOrder: person.sortOrder ?? 0,
  }
  await insertStaffRow(tx, siteId, values, now)
  return { staffMemberId: id, resourceId, scheduleId }
}
