import { type Permission, type Role, roles } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { type Grantor, grantRefusal } from '../rules/ranks.ts'
import { findGrantor, findOpenInvitation, type InvitationRow } from '../store/invitations.ts'

/** Finds the invitation of a link; undefined if invalid, or if its grantor may no longer grant the role. */
export async function findValidInvitation(db: Db, key: { siteId: string; hash: Buffer }, now: number) {
  const found = await findOpenInvitation(db, key, now)
  return found && (await isStillGranted(db, found)) ? found : undefined
}

/** Returns true if the invitation's grantor may still invite, and still holds the role it gives. */
export async function isStillGranted(db: Db, invitation: InvitationRow): Promise<boolean> {
  if (invitation.granted_by_user_id === null && invitation.granted_by_app_id === null) return true
  const grantor = await findGrantor(db, invitation)
  if (!grantor) return false
  if ('role' in grantor) {
    const held = { role: grantor.role, permissions: new Set<Permission>(roles[grantor.role]) }
    return mayInvite(held, invitation.role)
  }
  return mayInvite({ permissions: new Set(grantor.permissions ?? roles.owner) }, invitation.role)
}

function mayInvite(grantor: Grantor, role: Role): boolean {
  return grantor.permissions.has('MANAGE_USERS') && grantRefusal(grantor, role) === undefined
}
