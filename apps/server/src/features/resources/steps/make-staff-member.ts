import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { businessHoursId } from '../../schedules/index.ts'
import { findSite } from '../../sites/index.ts'
import { staffColumns, staffFaults, type WrittenStaff } from '../rules/written-staff.ts'
import { loadStaffMember, nextSortOrder, type StaffMemberRow } from '../store/staff.ts'
import { publishStaff } from './change-staff-member.ts'
import { insertStaffMember } from './insert-staff-member.ts'
import { showWhole } from './show-staff.ts'

export type NewStaff = {
  written: WrittenStaff
  operation: OperationId
  serviceProvider?: boolean
  /** Who signs in as this person. */
  userId?: string
  /** PENDING while an invitation is open: no time is offered before it is accepted. */
  approvalStatus?: 'PENDING'
}

/**
 * Creates a staff member with a resource, a schedule for sessions and the business's hours. Publishes the event and
 * records the action.
 */
export async function makeStaffMember(
  context: Context,
  tx: Tx,
  actor: Actor,
  { written, operation, serviceProvider = true, ...ofWhom }: NewStaff,
): Promise<StaffMemberRow> {
  const { siteId } = actor
  const faults = staffFaults(written)
  if (faults.length > 0) refuseFields(faults)
  const now = context.clock.now()
  const { name, extendedFields, mainMedia, ...columns } = staffColumns(written)
  const sortOrder = await nextSortOrder(tx, siteId)
  const events = ofWhom.userId
    ? (['created', 'fully_created', 'connected_to_user'] as const)
    : (['created', 'fully_created'] as const)
  const made = { ...(await hoursOfBusiness(tx, siteId)), ...columns, name, extendedFields, mainMedia, serviceProvider }
  const person = { ...made, sortOrder, color: hues[sortOrder % hues.length] ?? 'lapis', ...ofWhom }
  const { staffMemberId } = await insertStaffMember(tx, siteId, person, now, events.length)
  const row = await loadStaffMember(tx, siteId, staffMemberId)
  const shown = await showWhole(context, tx, row, { resource: true })
  const noted = { operation, entityType: 'staffMember', entityId: row.id, entityName: name, after: shown }
  await recordChange(tx, siteId, actor, noted, now)
  await publishStaff(tx, row, { events, shown, actor, now })
  return row
}

/** Of the initials of people who have no picture; next to each other they differ. */
const hues = ['lapis', 'murex', 'verdigris', 'ochre', 'rose', 'laurel', 'sienna', 'tiber']

async function hoursOfBusiness(tx: Tx, siteId: string) {
  const site = await findSite(tx, siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  const scheduleId = await businessHoursId(tx, siteId)
  return { timeZone: site.time_zone, workingHours: scheduleId ? { scheduleId } : ('always' as const) }
}
