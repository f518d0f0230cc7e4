import { getCustomer } from '../../../actor.ts'
import { matchesEverything } from '../../../db/query/filter-reach.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { startJob } from '../../jobs/index.ts'
import type { AccountDeletedEmail } from '../ports.ts'
import { memberLanguage } from '../rules/language.ts'
import { lockCurrentMember, lockEditableMember } from '../steps/lock-editable-member.ts'
import { moveToTrash } from '../steps/move-to-trash.ts'
import { readSearch, toMemberFilter } from '../steps/read-member-query.ts'
import type { Member } from '../store/members.ts'
import { countMemberRows } from '../store/query-members.ts'

export const deleteMember: Operation<'deleteMember'> = async ({ input, actor }, context) => {
  await context.transaction(async (tx) =>
    moveToTrash(context, tx, actor, await lockEditableMember(tx, actor, input.id), input, 'deleteMember'),
  )
  return {}
}

/**
 * Confirms by email. Requires a recent sign-in, through a key too, for plans and cards end for good. Staff cannot delete
 * their own member.
 */
export const deleteMyMember: Operation<'deleteMyMember'> = async ({ input, actor }, context) => {
  await context.transaction(async (tx) => {
    const mine = await lockCurrentMember(tx, actor)
    const customer = getCustomer(actor)
    if (customer?.type === 'member') await context.ports.members.requireRecentSignIn(context, customer, tx)
    await moveToTrash(context, tx, actor, mine, input, 'deleteMyMember')
    await context.ports.members.sendAccountDeleted(context, tx, accountDeletedEmail(mine))
  })
  return {}
}

function accountDeletedEmail(member: Member): AccountDeletedEmail {
  const { site_id: siteId, login_email: email, contact, nickname } = member
  return { siteId, email, name: contact?.firstName ?? nickname ?? '', language: memberLanguage(member) }
}

export const bulkDeleteMembers: Operation<'bulkDeleteMembers'> = ({ input, actor }, context) =>
  runEachInSavepoint(
    context,
    input.memberIds,
    async (tx, id) => {
      const member = await lockEditableMember(tx, actor, id)
      await moveToTrash(context, tx, actor, member, { endOrders: input.endOrders }, 'bulkDeleteMembers')
      return { id }
    },
    { getId: (id) => id },
  )

/** Requires a filter or search, so that a mistake cannot delete every member. */
export const bulkDeleteMembersByFilter: Operation<'bulkDeleteMembersByFilter'> = async ({ input, actor }, context) => {
  const filter = toMemberFilter(input.filter, 'filter')
  const search = readSearch(input.search, true)
  if (!search && matchesEverything(filter ?? {})) return refuseFields([emptyFilterViolation])
  await countMemberRows(context.db, actor.siteId, filter)
  const job = { operation: 'bulkDeleteMembersByFilter', payload: input }
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}

const emptyFilterViolation = {
  field: 'filter',
  description: 'must not be empty: it would delete everybody',
  violatedRule: 'MIN_SIZE',
  data: { threshold: 1 },
} as const
