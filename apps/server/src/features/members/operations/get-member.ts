import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readFieldset } from '../rules/fieldset.ts'
import { getMemberId, memberViewFor, requireMemberId, seesPublic, toViewer } from '../steps/viewer.ts'
import { findMember } from '../store/members.ts'
import { memberView } from '../view.ts'

/** Visitors and staff are no members. */
export const getCurrentMember: Operation<'getCurrentMember'> = async ({ input, actor }, { db }) => {
  const id = actor.type === 'visitor' ? undefined : (getMemberId(actor) ?? requireVisitorOfKey(actor))
  const member = id === undefined ? undefined : await findMember(db, actor.siteId, id)
  return { member: member ? memberView(member, readFieldset(input)) : fail('NOT_FOUND') }
}

/** Private and unapproved members are hidden from others. */
export const getMember: Operation<'getMember'> = async ({ input, actor }, context) => {
  const { db } = context
  const viewer = toViewer(actor)
  const { siteId } = actor
  const member = (await findMember(db, siteId, input.id)) ?? fail('MEMBER_NOT_FOUND')
  if (!viewer.seesAll && viewer.memberId !== member.id) {
    const isShown = member.privacy === 'PUBLIC' && member.status === 'APPROVED'
    if (!isShown || !(await seesPublic(db, siteId, viewer))) return fail('MEMBER_NOT_FOUND')
    await refuseBlocked(context, siteId, { memberId: member.id, otherId: viewer.memberId })
  }
  return { member: memberViewFor(member, viewer, readFieldset(input)) }
}

async function refuseBlocked(
  { db, ports }: Context,
  siteId: string,
  { memberId, otherId }: { memberId: string; otherId?: string | undefined },
) {
  if (otherId === undefined || !(await ports.members.isBlockedBy(db, siteId, { memberId, otherId }))) return
  fail('MEMBER_TO_MEMBER_BLOCKED', { data: { memberId } })
}

/** Refuses a key with a visitor's token that requests another visitor. */
function requireVisitorOfKey(actor: Parameters<typeof requireMemberId>[0]): undefined {
  if (actor.type !== 'app' || !actor.onBehalf) requireMemberId(actor)
}
