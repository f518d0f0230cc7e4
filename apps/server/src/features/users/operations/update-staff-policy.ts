import type { Operation } from '../../../operation.ts'
import { recordChange } from '../../audit/index.ts'
import { requireOwner } from '../steps/lock-person.ts'
import { loadStaffPolicy, updateStaffPolicyRow } from '../store/policy.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'

/** Returns the site's staff policy. */
export const getStaffPolicy: Operation<'getStaffPolicy'> = async ({ actor }, context) => ({
  staffPolicy: await loadStaffPolicy(context.db, actor.siteId),
})

/** Changes the staff policy, for owners in person: it is about them too. It applies to open sessions too. */
export const updateStaffPolicy: Operation<'updateStaffPolicy'> = ({ input: { staffPolicy }, actor }, context) =>
  context.transaction(async (tx) => {
    await requireOwner(tx, actor)
    const { siteId } = actor
    const before = await loadStaffPolicy(tx, siteId)
    await updateStaffPolicyRow(tx, siteId, staffPolicy)
    const noted = { operation: 'updateStaffPolicy', entityType: 'staffPolicy', entityId: siteId, entityName: '' }
    await recordChange(tx, siteId, actor, { ...noted, before, after: staffPolicy }, context.clock.now())
    signalRightsChanged(tx)
    return { staffPolicy }
  })
