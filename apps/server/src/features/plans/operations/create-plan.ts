import { type Operation, withRules } from '../../../operation.ts'
import { publishPlan } from '../steps/announce-plan.ts'
import { claimPlanSlug } from '../steps/claim-plan-slug.ts'
import { findPlanFaults, requireContent } from '../steps/require-plan.ts'
import { insertPlan, lockPlans } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

export const createPlan: Operation<'createPlan'> = withRules<'createPlan'>(
  async ({ input, actor }, context) =>
    context.transaction(async (tx) => {
      const now = context.clock.now()
      const { siteId } = actor
      const content = await requireContent(context, tx, siteId, input.plan)
      await lockPlans(tx, siteId)
      const id = context.ids.guid()
      const slug = await claimPlanSlug(tx, siteId, id, content.name)
      const row = await insertPlan(tx, siteId, { id, slug, isPublic: input.plan.public ?? true, content }, now)
      await publishPlan(tx, actor, { operation: 'createPlan', row, events: ['created'] }, now)
      return { plan: planView(row) }
    }),
  async ({ input: { plan }, actor }, context) =>
    plan ? context.transaction((tx) => findPlanFaults(context, tx, actor.siteId, plan)) : [],
)
