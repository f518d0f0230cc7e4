import type { InputOf } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { invite } from '../steps/invite.ts'
import { invitationView } from '../view.ts'

type Input = InputOf<'invitePerson'>

/** Invites a person by email, and returns the link once. */
export const invitePerson: Operation<'invitePerson'> = async ({ input, actor }, context) => {
  const { invitation, link } = await context.transaction(async (tx) => {
    const staffMemberId = await requireStaffMember(context, tx, actor, input)
    return invite(context, tx, { actor, requested: { ...input, staffMemberId }, operation: 'invitePerson' })
  })
  return { invitation: invitationView(invitation, context.clock.now()), link }
}

/** Returns the staff member of the invitation: an existing one without a user, a new one, or none. */
async function requireStaffMember(context: Context, tx: Tx, actor: Actor, input: Input): Promise<string | null> {
  if (input.staffMemberId) {
    if (input.newStaffMember)
      refuse('newStaffMember', 'OTHER', 'cannot be combined with staffMemberId', 'ONE_STAFF_MEMBER')
    const found = await context.ports.users.findStaffMember(tx, actor.siteId, input.staffMemberId)
    if (!found) return fail('STAFF_MEMBER_NOT_FOUND')
    if (found.isConnected) return fail('STAFF_MEMBER_ALREADY_CONNECTED')
    return input.staffMemberId
  }
  if (!input.newStaffMember) return null
  if (!may(actor, 'MANAGE_RESOURCES')) return fail('UNAUTHORIZED_OPERATION')
  const name = input.name?.trim() ?? ''
  if (name === '') refuse('name', 'REQUIRED_FIELD', 'must be given: customers read it')
  if (name.length > maxNameLength) refuse('name', 'MAX_LENGTH', `must have at most ${maxNameLength} characters`)
  return context.ports.users.createInvitedStaffMember(context, tx, { actor, name, email: input.email.trim() })
}

const maxNameLength = 40

function refuse(
  field: string,
  violatedRule: 'REQUIRED_FIELD' | 'MAX_LENGTH' | 'OTHER',
  description: string,
  ruleName?: string,
): never {
  return refuseFields([{ field, violatedRule, description, data: {}, ...(ruleName ? { ruleName } : {}) }])
}
