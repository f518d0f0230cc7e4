import type { common, members } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { inSavepoint } from '../../../db/in-savepoint.ts'
import { matchesEverything } from '../../../db/query/filter-reach.ts'
import type { Operation } from '../../../operation.ts'
import { Refusal, refuseFields, Violations } from '../../../refusal.ts'
import { type JobHandler, startJob } from '../../jobs/index.ts'
import type { AccountDeletedEmail } from '../ports.ts'
import { memberLanguage } from '../rules/language.ts'
import { endMemberSessions } from '../steps/change-member.ts'
import { findStaffPerson } from '../steps/find-staff-person.ts'
import { lockCurrentMember, lockEditableMember } from '../steps/lock-editable-member.ts'
import { publishMemberEvent, recordAction } from '../steps/write-member.ts'
import type { Member } from '../store/members.ts'
import { countMemberRows, findMemberIds } from '../store/query-members.ts'
import { updateMemberRow } from '../store/write-member.ts'
import { readSearch, toMemberFilter } from './query-members.ts'

/** How long a deleted member can be restored, in milliseconds. */
const trashRetentionMs = 30 * 24 * 3_600_000

export const deleteMember: Operation<'deleteMember'> = async ({ input, actor }, context) => {
  await context.transaction(async (tx) =>
    moveToTrash(context, tx, actor, await lockEditableMember(tx, actor, input.id), input),
  )
  return {}
}

/** Confirms by email. Staff cannot delete their own member; an active order is no obstacle here. */
export const deleteMyMember: Operation<'deleteMyMember'> = async ({ input, actor }, context) => {
  await context.transaction(async (tx) => {
    const mine = await lockCurrentMember(tx, actor)
    await moveToTrash(context, tx, actor, mine, input)
    await context.ports.members.sendAccountDeleted(context, tx, accountDeletedEmail(mine))
  })
  return {}
}

function accountDeletedEmail(member: Member): AccountDeletedEmail {
  const { site_id: siteId, login_email: email, contact, nickname } = member
  return { siteId, email, name: contact?.firstName ?? nickname ?? '', language: memberLanguage(member) }
}

export const bulkDeleteMembers: Operation<'bulkDeleteMembers'> = async ({ input, actor }, context) => {
  const results: members.BulkMemberResult[] = []
  for (const [originalIndex, id] of input.memberIds.entries()) {
    const error = await catchRefusal(() =>
      inSavepoint(context, async (tx) => moveToTrash(context, tx, actor, await lockEditableMember(tx, actor, id), {})),
    )
    results.push({ itemMetadata: { id, originalIndex, success: !error, ...(error ? { error } : {}) } })
  }
  const totalFailures = results.filter(({ itemMetadata }) => itemMetadata?.error).length
  const totalSuccesses = results.length - totalFailures
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

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

/** Job handler; protected members are skipped. */
export const deleteByFilter: JobHandler<members.BulkDeleteMembersByFilterRequest> = {
  find: (db, { siteId, payload }) =>
    findMemberIds(db, siteId, {
      filter: toMemberFilter(payload.filter, 'filter'),
      search: readSearch(payload.search, true),
    }),
  changeStatus: async (context, tx, { actor, id, payload }) => {
    await moveToTrash(context, tx, actor, await lockEditableMember(tx, actor, id), payload)
  },
}

type Removal = { contentAssigneeId?: string | null | undefined }

/** Into the trash and out of every browser. The e-mail address and the name of their page are free at once. */
async function moveToTrash(context: Context, tx: Tx, actor: Actor, member: Member, { contentAssigneeId }: Removal) {
  await refuseProtectedMember(context, tx, actor, member)
  const now = context.clock.now()
  const until = { deleted_at: new Date(now), purge_at: new Date(now + trashRetentionMs) }
  await updateMemberRow(tx, member.site_id, member.id, until)
  await endMemberSessions(tx, context, member)
  const changes = contentAssigneeId ? [{ field: 'contentAssigneeId', after: contentAssigneeId }] : []
  await recordAction(tx, context, member, { actor, action: 'delete', changes })
  const gone = { ...member, event_sequence: member.event_sequence + 1 }
  await publishMemberEvent(tx, context, gone, { slug: 'deleted', payload: { deletedEvent: {} }, actor })
}

async function refuseProtectedMember(context: Context, tx: Tx, actor: Actor, member: Member): Promise<void> {
  if (await findStaffPerson(tx, member))
    refuseFields([protectedMemberRefusal('OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')])
  if (isManager(actor) && (await context.ports.members.hasActiveOrder(tx, member.site_id, member.id))) {
    refuseFields([protectedMemberRefusal('ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN')])
  }
}

function protectedMemberRefusal(
  ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN' | 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
) {
  const description =
    ruleName === 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'
      ? 'has a plan that is still paid for'
      : 'works here, and cannot be deleted'
  return { field: 'id', description, violatedRule: 'OTHER', ruleName, data: {} } as const
}

async function catchRefusal(work: () => Promise<void>): Promise<common.ApplicationError | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, description: error.description, data: error.data }
    if (!(error instanceof Violations)) throw error
    const { violations, message } = error
    return { code: 'VALIDATION_FAILURE', description: message, data: { fieldViolations: violations } }
  }
}
