import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { publishPlan } from '../steps/announce-plan.ts'
import { requirePlan } from '../steps/require-plan.ts'
import { updatePlanRow } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

export const archivePlan: Operation<'archivePlan'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = await requirePlan(tx, actor.siteId, input.id)
    if (before.archived_at !== null) return fail('already_archived')
    const now = context.clock.now()
    const state = { isPublic: false, isPrimary: false, archivedAt: now }
    const row = await updatePlanRow(tx, before, { ...state, events: 2 }, now)
    await publishPlan(tx, actor, { operation: 'archivePlan', before, row, events: ['updated', 'plan_archived'] }, now)
    return { plan: planView(row) }
  })
