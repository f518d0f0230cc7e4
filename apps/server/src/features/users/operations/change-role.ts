import { roles } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { lockPerson } from '../steps/lock-person.ts'
import { updateRole } from '../store/people.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { auditedPerson, personView } from '../view.ts'

/**
 * Changes a person's role. It applies at once, because permissions are read on every call. The keys that they made may do no
 * more than they; one whose person sees only some calendars ends, because keys see all. What else they made that acts without
 * them ends if that is asked for.
 */
export const changeRole: Operation<'changeRole'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { userId, role } = input
  return context.transaction(async (tx) => {
    const before = await lockPerson(tx, actor, userId, role)
    const resourceIds =
      role === 'staff' ? await context.ports.users.findStaffResourceIds(tx, siteId, before.userId) : []
    await updateRole(tx, { siteId, userId: before.userId, role, resourceIds })
    const permissions = role === 'staff' ? [] : roles[role]
    await context.ports.users.limitKeys(context, tx, { actor, userId: before.userId, permissions })
    if (input.endKeysAndWebhooks)
      await context.ports.users.endMade(context, tx, { actor, makerId: before.userId, keep: new Set(input.keep) })
    const after = { ...before, role, resourceIds }
    const noted = { operation: 'changeRole', entityType: 'user', entityId: before.userId, entityName: before.name }
    await recordChange(
      tx,
      siteId,
      actor,
      { ...noted, before: auditedPerson(before), after: auditedPerson(after) },
      context.clock.now(),
    )
    signalRightsChanged(tx)
    return { person: personView(after) }
  })
}
