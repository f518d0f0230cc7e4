import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { isGuid } from '../../sites/index.ts'
import { grantRefusal, toGrantor } from '../rules/ranks.ts'
import { undoMs } from '../rules/undo.ts'
import { requireCurrentOwner } from '../steps/lock-person.ts'
import { findPeople, lockRoles, updateCalendars } from '../store/people.ts'
import { lockRemoved, restoreWorkplace } from '../store/removed.ts'
import { auditedPerson, personView } from '../view.ts'

/**
 * Restores a just removed person's role, and their staff member unless connected to someone else by now. Their sessions
 * stay ended.
 */
export const restorePerson: Operation<'restorePerson'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const userId = isGuid(input.userId) ? input.userId.toLowerCase() : fail('USER_NOT_FOUND')
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    requireCurrentOwner(actor, await lockRoles(tx, siteId, userId))
    const removed = (await lockRemoved(tx, siteId, userId, now - undoMs)) ?? fail('USER_NOT_FOUND')
    const refusal = grantRefusal(toGrantor(actor), removed.role)
    if (refusal) return fail(refusal)
    if (!(await restoreWorkplace(tx, siteId, userId))) return fail('PERSON_ALREADY_EXISTS')
    const { staffMemberId } = removed
    if (staffMemberId)
      await context.ports.users.connectStaffMember(context, tx, {
        siteId,
        staffMemberId,
        userId,
        operation: 'restorePerson',
      })
    await updateCalendars(tx, siteId, userId, await context.ports.users.findStaffResourceIds(tx, siteId, userId))
    const [person] = await findPeople(tx, siteId, [userId])
    if (!person) return fail('USER_NOT_FOUND')
    const noted = { operation: 'restorePerson', entityType: 'user', entityId: userId, entityName: person.name }
    await recordChange(tx, siteId, actor, { ...noted, after: auditedPerson(person) }, now)
    return { person: personView(person) }
  })
}
