import { type Role, roles } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { assignCalendars, invite, lockPerson, type PersonRow, withdrawStaffInvitation } from '../../users/index.ts'
import { connectStaff } from '../steps/connect-staff.ts'
import { showStaff } from '../steps/show-staff.ts'
import { findStaffResourceIds } from '../steps/staff-of-users.ts'
import { findStaffMember, findStaffOfUsers, lockStaffMember } from '../store/staff.ts'

/** Connects an existing user at once; anyone else is invited and connected on acceptance. */
export const connectStaffMemberToUser: Operation<'connectStaffMemberToUser'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const operation = 'connectStaffMemberToUser'
    const before = (await lockStaffMember(tx, siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    if (before.user_id) fail('STAFF_MEMBER_ALREADY_CONNECTED')
    const email = (input.email ?? before.email)?.trim() || refuse('email', 'REQUIRED_FIELD', 'must be given')
    const role = readRole(input.roleIds)
    await withdrawStaffInvitation(context, tx, { actor, staffMemberId: before.id, operation })
    const person = await lockPerson(tx, siteId, { email })
    if (person) {
      const [other] = await findStaffOfUsers(tx, siteId, [person.userId])
      if (other) fail('STAFF_MEMBER_ALREADY_CONNECTED', { data: { staffMemberId: other.id } })
      await connectStaff(context, tx, before, { userId: person.userId, actor, operation })
      await assignCalendars(tx, { siteId, userId: person.userId, resourceIds: await ownCalendars(person) })
    } else {
      const requested = { email, name: before.name, role: role ?? fail('STAFF_INVITE_REQUIRES_ROLE') }
      await invite(context, tx, { actor, requested: { ...requested, staffMemberId: before.id }, operation })
    }
    const row = (await findStaffMember(tx, siteId, before.id)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }

    async function ownCalendars({ role: held, userId }: PersonRow): Promise<string[]> {
      return held === 'staff' ? findStaffResourceIds(tx, siteId, userId) : []
    }
  })

/** Reads the first role; a user has only one. */
function readRole(roleIds: readonly string[] | null | undefined): Role | undefined {
  const [role] = roleIds ?? []
  if (role === undefined) return undefined
  if (Object.hasOwn(roles, role)) return role as Role
  return refuse('roleIds[0]', 'FORMAT', `must be one of ${Object.keys(roles).join(', ')}`)
}

function refuse(field: string, violatedRule: 'REQUIRED_FIELD' | 'FORMAT', description: string): never {
  return refuseFields([{ field, violatedRule, description, data: {} }])
}
