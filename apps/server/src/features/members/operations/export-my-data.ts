import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireMemberId } from '../steps/viewer.ts'
import { listMemberHistoryRows } from '../store/history.ts'
import { findMember } from '../store/members.ts'
import { actionView, memberView } from '../view.ts'

/** Exports the calling member's personal data, other features' included. */
export const exportMyData: Operation<'exportMyData'> = async ({ actor }, context) => {
  const { siteId } = actor
  const {
    member,
    history,
    personalData: stored,
  } = await context.longTransaction(async (tx) => {
    const member = (await findMember(tx, siteId, requireMemberId(actor))) ?? fail('MEMBER_NOT_FOUND')
    const history = await listMemberHistoryRows(tx, siteId, member.id)
    const stored = await context.ports.members.collectPersonalData(tx, { siteId, memberId: member.id })
    return { member, history, personalData: stored }
  })
  return {
    data: {
      exportedDate: new Date(context.clock.now()).toISOString(),
      member: memberView(member, 'FULL'),
      identityProfile: member.identity_profile,
      history: history.map(actionView),
      ...stored,
    },
  }
}
