import { applyMask, type plans, readMask } from '@kalends/contract'
import { type Operation, withRules } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { type PlanEvent, publishPlan } from '../steps/announce-plan.ts'
import { claimPlanSlug } from '../steps/claim-plan-slug.ts'
import { findPlanFaults, requireContent, requirePlan } from '../steps/require-plan.ts'
import { findPlan, updatePlanRow } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

export const updatePlan: Operation<'updatePlan'> = withRules<'updatePlan'>(
  async ({ input: { plan: sent, fieldMask }, actor }, context) =>
    context.transaction(async (tx) => {
      const now = context.clock.now()
      const before = await requirePlan(tx, actor.siteId, sent.id ?? '')
      if (before.archived_at !== null) return refuseFields([archivedFault])
      const plan = mergedPlan(planView(before), sent, fieldMask)
      const content = await requireContent(context, tx, actor.siteId, plan)
      const isPublic = plan.public ?? true
      const isRenamed = content.name !== before.name
      const slug = isRenamed ? await claimPlanSlug(tx, actor.siteId, before.id, content.name) : before.slug
      const events: PlanEvent[] = ['updated']
      if (content.buyerCanCancel !== before.buyer_can_cancel) events.push('buyer_can_cancel_updated')
      const state = { slug, isPublic, isPrimary: before.is_primary && isPublic }
      const row = await updatePlanRow(tx, before, { content, ...state, events: events.length }, now)
      await publishPlan(tx, actor, { operation: 'updatePlan', before, row, events }, now)
      return { plan: planView(row) }
    }),
  async ({ input: { plan: sent, fieldMask }, actor }, context) => {
    const before = sent?.id ? await findPlan(context.db, actor.siteId, sent.id) : undefined
    if (!before || !sent) return []
    const plan = mergedPlan(planView(before), sent, fieldMask)
    return context.transaction((tx) => findPlanFaults(context, tx, actor.siteId, plan))
  },
)

const archivedFault = {
  field: 'plan.id',
  description: 'is an archived plan, which cannot be changed',
  violatedRule: 'OTHER',
  ruleName: 'update_not_supported',
  data: {},
} as const

/** Merges an update. Perks are cleared by an empty list only, never by leaving them out. */
function mergedPlan(stored: plans.Plan, sent: plans.Plan, fieldMask: plans.UpdatePlanRequest['fieldMask']): plans.Plan {
  const merged = applyMask(stored, sent, readMask(fieldMask))
  return { ...merged, perks: merged.perks ?? stored.perks }
}
