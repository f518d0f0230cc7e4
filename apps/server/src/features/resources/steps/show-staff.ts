import type { staffMembers } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findStaffInvitations } from '../../users/index.ts'
import type { StaffMemberRow } from '../store/staff.ts'
import { findStaffSettings } from '../store/staff-settings.ts'
import { type Connection, staffMemberView } from '../view/staff-member.ts'

type Fields = readonly staffMembers.RequestedFields[] | null | undefined

/** Returns what an actor may see of staff: everything for staff and apps, otherwise what the business made public. */
export async function staffVisibility(
  db: Db,
  actor: Actor,
): Promise<{ everyone: boolean; contact: boolean; gender: boolean }> {
  if (may(actor, 'READ_CATALOGUE')) return { everyone: true, contact: true, gender: true }
  const settings = await findStaffSettings(db, actor.siteId)
  return { everyone: false, contact: settings?.contact_public === true, gender: settings?.gender_public === true }
}

/** Builds staff views for this actor in a fixed number of statements. */
export async function showStaff(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  actor: Actor,
  rows: readonly StaffMemberRow[],
  fields: Fields,
): Promise<staffMembers.StaffMember[]> {
  const { everyone, contact, gender } = await staffVisibility(db, actor)
  const connections = everyone ? await loadConnections(db, actor.siteId, rows, clock.now()) : undefined
  const resource = fields?.includes('RESOURCE_DETAILS') === true
  return rows.map((row) => staffMemberView(row, { contact, gender, resource, connection: connections?.get(row.id) }))
}

/** Builds the full view of a staff member, for events and the change history. */
export async function showWhole(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  row: StaffMemberRow,
  more: { resource: boolean },
): Promise<staffMembers.StaffMember> {
  const connection = (await loadConnections(db, row.site_id, [row], clock.now())).get(row.id)
  return staffMemberView(row, { contact: true, gender: true, connection, ...more })
}

async function loadConnections(
  db: Db,
  siteId: string,
  rows: readonly StaffMemberRow[],
  now: number,
): Promise<Map<string, Connection>> {
  const requested = rows.filter(({ user_id }) => user_id === null).map(({ id }) => id)
  const invitations = await findStaffInvitations(db, siteId, requested, now)
  return new Map(
    rows.map(({ id, user_id }) => [id, user_id ? 'CONNECTED' : (invitations.get(id)?.status ?? 'DISCONNECTED')]),
  )
}
