import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { contactStatus } from '../rules/status.ts'
import { contactRole, findStaffPerson } from '../steps/find-staff-person.ts'
import { listMemberHistoryRows } from '../store/history.ts'
import { findAnyMember } from '../store/trash.ts'
import { actionView } from '../view.ts'

/** Includes members in the trash, whose history is read before restoring them. */
export const getMemberRecord: Operation<'getMemberRecord'> = async ({ input, actor }, { db, ports }) => {
  const member = (await findAnyMember(db, actor.siteId, input.id)) ?? fail('MEMBER_NOT_FOUND')
  const [worker, factorTypes, history] = await Promise.all([
    findStaffPerson(db, member),
    ports.members.findFactorTypes(db, { siteId: actor.siteId, memberId: member.id }),
    listMemberHistoryRows(db, actor.siteId, member.id),
  ])
  return {
    contactRole: contactRole(worker),
    contactStatus: contactStatus(member),
    awaitsVerification: member.awaits_verification,
    awaitsApproval: member.awaits_approval,
    factorTypes,
    eraseDate: member.purge_at,
    history: history.map(actionView),
  }
}
