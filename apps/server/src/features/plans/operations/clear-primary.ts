import type { Operation } from '../../../operation.ts'
import { publishPlan } from '../steps/announce-plan.ts'
import { clearPrimaryRows, lockPlans } from '../store/plans.ts'

export const clearPrimary: Operation<'clearPrimary'> = async ({ actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    await lockPlans(tx, actor.siteId)
    const [row] = await clearPrimaryRows(tx, actor.siteId, null, now)
    if (!row) return {}
    const before = { ...row, is_primary: true }
    await publishPlan(tx, actor, { operation: 'clearPrimary', before, row, events: ['updated'] }, now)
    return {}
  })
