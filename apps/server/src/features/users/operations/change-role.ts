import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { lockPerson } from '../steps/lock-person.ts'
import { updateRole } from '../store/people.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { auditedPerson, personView } from '../view.ts'

/** Changes a person's role. It applies at once, because permissions are read on every call. */
export const changeRole: Operation<'changeRole'> = async ({ input: { userId, role }, actor }, context) => {
  const { siteId } = actor
  return context.transaction(async (tx) => {
    const before = await lockPerson(tx, actor, userId, role)
    const resourceIds =
      role === 'staff' ? await context.ports.users.findStaffResourceIds(tx, siteId, before.userId) : []
    await updateRole(tx, { siteId, userId: before.userId, role, resourceIds })
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
