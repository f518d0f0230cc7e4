import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { lockPerson } from '../steps/lock-person.ts'
import { deleteWorkplace } from '../store/people.ts'
import { saveRemovedPerson } from '../store/removed.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { auditedPerson } from '../view.ts'

/**
 * Removes a person from the site: role, sessions and open streams, and what they made that acts without them, if that is
 * asked for. The removed data is retained briefly so that it can be restored.
 */
export const removePerson: Operation<'removePerson'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  return context.transaction(async (tx) => {
    const person = await lockPerson(tx, actor, input.userId, null)
    const staffMemberId = await context.ports.users.disconnectStaffMember(context, tx, {
      siteId,
      userId: person.userId,
    })
    await saveRemovedPerson(
      tx,
      { siteId, userId: person.userId, staffMemberId: staffMemberId ?? null },
      context.clock.now(),
    )
    await deleteWorkplace(tx, siteId, person.userId)
    if (input.endKeysAndWebhooks)
      await context.ports.users.endMade(context, tx, { actor, makerId: person.userId, keep: new Set(input.keep) })
    const noted = { operation: 'removePerson', entityType: 'user', entityId: person.userId, entityName: person.name }
    await recordChange(tx, siteId, actor, { ...noted, before: auditedPerson(person) }, context.clock.now())
    signalRightsChanged(tx)
    return {}
  })
}
