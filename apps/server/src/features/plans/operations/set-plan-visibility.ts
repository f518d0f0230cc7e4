import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publishPlan } from '../steps/announce-plan.ts'
import { requirePlan } from '../steps/require-plan.ts'
import { updatePlanRow } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

/** Hiding the primary plan leaves the site without one. */
export const setPlanVisibility: Operation<'setPlanVisibility'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = await requirePlan(tx, actor.siteId, input.id)
    if (before.archived_at !== null) return fail('set_visibility_not_supported')
    if (before.is_public === input.visible) return { plan: planView(before) }
    const now = context.clock.now()
    const state = { isPublic: input.visible, isPrimary: before.is_primary && input.visible }
    const row = await updatePlanRow(tx, before, { ...state, events: 1 }, now)
    await publishPlan(tx, actor, { operation: 'setPlanVisibility', before, row, events: ['updated'] }, now)
    return { plan: planView(row) }
  })
