import type { FieldViolation, InputOf } from '@kalends/contract'
import { type Operation, withRules } from '../../../operation.ts'
import { listPlanRows, type PlanFilter } from '../store/query-plans.ts'
import { planView } from '../view/plan.ts'

export const listPlans: Operation<'listPlans'> = withRules<'listPlans'>(
  async ({ input, actor }, { db }) => {
    const { limit, offset } = input
    const { rows, pagingMetadata } = await listPlanRows(db, actor.siteId, readFilter(input), { limit, offset })
    return { plans: rows.map(planView), pagingMetadata }
  },
  // Values that are not in the enum arrive as null.
  async ({ input }) => [
    ...(input.archived === null ? [filterFault('archived', 'INVALID_ARCHIVE_FILTER')] : []),
    ...(input.public === null ? [filterFault('public', 'INVALID_VISIBLE_FILTER')] : []),
  ],
)

function readFilter({ archived, public: visible, planIds, name, free }: InputOf<'listPlans'>): PlanFilter {
  return {
    ...(archived === 'ARCHIVED_AND_ACTIVE' ? {} : { archived: archived === 'ARCHIVED' }),
    ...(visible === 'PUBLIC' || visible === 'HIDDEN' ? { isPublic: visible === 'PUBLIC' } : {}),
    ...(planIds?.length ? { ids: planIds } : {}),
    ...(name ? { name } : {}),
    ...(free === null || free === undefined ? {} : { free }),
  }
}

function filterFault(field: string, ruleName: string): FieldViolation {
  return { field, description: 'is not a filter of this list', violatedRule: 'OTHER', ruleName, data: {} }
}
