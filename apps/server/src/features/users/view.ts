import type { Infer, users } from '@kalends/contract'
import type { StaffActor } from '../../actor.ts'
import { getCsrfToken } from './rules/csrf.ts'
import { invitationStatus } from './rules/invitation.ts'
import type { InvitationRow } from './store/invitations.ts'
import type { PersonRow } from './store/people.ts'
import type { WorkplaceRow } from './store/roles.ts'

type StaffSession = Infer<typeof users.StaffSession>
type User = { id: string; name: string; email: string; language: string | null }

/** API shape of a staff session. */
export function sessionView(actor: StaffActor, user: User, workplaces: readonly WorkplaceRow[]): StaffSession {
  return {
    userId: user.id,
    name: user.name,
    email: user.email,
    language: user.language,
    siteId: actor.siteId,
    role: actor.role,
    permissions: [...actor.permissions],
    resourceIds: [...(actor.resourceIds ?? [])],
    workplaces: workplaces.map(({ siteId, slug, name, role }) => ({ siteId, slug, name, role })),
    awaitsSecondFactor: actor.awaitsSecondFactor === true,
    csrfToken: getCsrfToken(actor),
  }
}

/** API shape of a staff user. */
export function personView({ lastSeenAt, ...person }: PersonRow): Infer<typeof users.Person> {
  return { ...person, lastSeenDate: lastSeenAt === null ? null : new Date(lastSeenAt).toISOString() }
}

/** Returns a person as recorded in the activity log. */
export function auditedPerson({ name, email, role }: PersonRow): object {
  return { name, email, role }
}

/** API shape of an invitation, without its link. */
export function invitationView(row: InvitationRow, now: number): Infer<typeof users.Invitation> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    staffMemberId: row.staff_member_id,
    status: invitationStatus(Date.parse(row.expires_at), now),
    createdDate: new Date(row.created_at).toISOString(),
    expiresDate: new Date(row.expires_at).toISOString(),
  }
}
