import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { announcePlans, publishPlan } from '../steps/announce-plan.ts'
import { requirePlan } from '../steps/require-plan.ts'
import { clearPrimaryRows, updatePlanRow } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

export const makePlanPrimary: Operation<'makePlanPrimary'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = await requirePlan(tx, actor.siteId, input.id)
    if (before.archived_at !== null || !before.is_public) return fail('set_primary_not_supported')
    if (before.is_primary) return { plan: planView(before) }
    const now = context.clock.now()
    const cleared = await clearPrimaryRows(tx, actor.siteId, before.id, now)
    await announcePlans(tx, actor, cleared, ['updated'], now)
    const row = await updatePlanRow(tx, before, { isPrimary: true, events: 1 }, now)
    await publishPlan(tx, actor, { operation: 'makePlanPrimary', before, row, events: ['updated'] }, now)
    return { plan: planView(row) }
  })
