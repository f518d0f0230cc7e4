import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { inSavepoint } from '../../../db/in-savepoint.ts'
import { runEach } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail, Refusal } from '../../../refusal.ts'
import { lockPerson } from '../../users/index.ts'
import { makeStaffMember } from '../steps/make-staff-member.ts'
import { showStaff } from '../steps/show-staff.ts'
import { findStaffOfUsers, type StaffMemberRow } from '../store/staff.ts'

export const getOrCreateStaffMember: Operation<'getOrCreateStaffMember'> = async ({ input, actor }, context) => {
  const row = await staffOfUser(context, actor, input.wixUserId, 'getOrCreateStaffMember')
  const [staffMember] = await showStaff(context, context.db, actor, [row], input.fields)
  return { staffMember }
}

/** Finds or creates the staff member of a user. Concurrent calls create only one. */
async function staffOfUser(
  context: Context,
  actor: Actor,
  userId: string,
  operation: OperationId,
): Promise<StaffMemberRow> {
  const { siteId } = actor
  const [known] = await findStaffOfUsers(context.db, siteId, [userId])
  if (known) return known
  try {
    return await inSavepoint(context, async (tx) => {
      const person = (await lockPerson(tx, siteId, { userId })) ?? fail('USER_NOT_FOUND')
      const written = { name: person.name.trim().slice(0, 40) || person.email.slice(0, 40), email: person.email }
      return makeStaffMember(context, tx, actor, { written, operation, userId: person.userId })
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'STAFF_MEMBER_ALREADY_CONNECTED') throw error
    const [quicker] = await findStaffOfUsers(context.db, siteId, [userId])
    if (!quicker) throw error
    return quicker
  }
}

/** Handles at most fifty users in turn, each in its own transaction. */
export const bulkGetOrCreateStaffMembers: Operation<'bulkGetOrCreateStaffMembers'> = async (
  { input, actor },
  context,
) => {
  const { results, bulkActionMetadata } = await runEach(
    input.wixUserIds,
    (userId) => staffOfUser(context, actor, userId, 'bulkGetOrCreateStaffMembers'),
    { returnEntity: true },
  )
  const rows = results.flatMap(({ item }) => item ?? [])
  const shown = new Map((await showStaff(context, context.db, actor, rows, input.fields)).map((it) => [it.id, it]))
  return {
    results: results.map(({ itemMetadata, item }) =>
      item ? { itemMetadata, staffMember: shown.get(item.id) } : { itemMetadata },
    ),
    bulkActionMetadata,
  }
}
