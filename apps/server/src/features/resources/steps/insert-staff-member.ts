import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { insertStaffRow } from '../store/staff.ts'
import { loadStaffTypeId } from '../store/types.ts'
import { claimSlug } from './claim-slug.ts'
import { insertResource, type NewResource } from './insert-resource.ts'

/** Input of a new staff member. */
export type NewStaffMember = Omit<NewResource, 'typeId' | 'id' | 'columns'> & {
  /** Those of person and resource; made when absent. */
  id?: string
  resourceId?: string
  userId?: string
  /** APPROVED when absent. */
  approvalStatus?: 'PENDING'
  description?: string | null
  email?: string | null
  phone?: string | null
  imageUrl?: string | null
  /** The API's `mainMedia`. */
  mainMedia?: object | null
  gender?: string | null
  extendedFields?: object
  tags?: string[]
  privateTags?: string[]
  /** Name of the hue used for initials. */
  color?: string
  /** False hides the person from booking. */
  serviceProvider?: boolean
  sortOrder?: number
}

/** Inserts a staff member with the resource that represents them in calendars. Services reference the resource's id. */
export async function insertStaffMember(
  tx: Tx,
  siteId: string,
  person: NewStaffMember,
  now: number,
  events = 0,
): Promise<{ staffMemberId: string; resourceId: string; scheduleId: string }> {
  const { name, timeZone, workingHours, locationIds = [] } = person
  const typeId = await loadStaffTypeId(tx, siteId)
  const columns = person.approvalStatus ? { approval_status: person.approvalStatus } : {}
  const ofResource = { name, timeZone, workingHours, locationIds, typeId, columns }
  const given = person.resourceId === undefined ? {} : { id: person.resourceId }
  const { resourceId, scheduleId } = await insertResource(tx, siteId, { ...ofResource, ...given }, now)
  const id = person.id ?? randomUUID()
  const values = {
    id,
    resource_id: resourceId,
    name,
    user_id: person.userId ?? null,
    description: person.description ?? null,
    email: person.email ?? null,
    phone: person.phone ?? null,
    gender: person.gender ?? null,
    image_url: person.imageUrl ?? null,
    main_media: person.mainMedia ?? null,
    color: person.color ?? 'lapis',
    service_provider: person.serviceProvider ?? true,
    extended_fields: person.extendedFields ?? {},
    sort_order: person.sortOrder ?? 0,
    tags: person.tags ?? [],
    private_tags: person.privateTags ?? [],
  }
  await insertStaffRow(tx, siteId, values, { now, events })
  await claimSlug(tx, siteId, { id, name, slug: '' }, now)
  return { staffMemberId: id, resourceId, scheduleId }
}
