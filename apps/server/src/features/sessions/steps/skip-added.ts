import { formatLocal, parseLocal } from '@kalends/availability'
import { refuseFields } from '../../../refusal.ts'
import type { Plan } from '../rules/plan-change.ts'
import { wrong } from '../rules/wrong.ts'

/** Leaves out dates that a change adds: they are cancelled from the start, and can be restored. */
export function skipAdded(plan: Plan, skip: readonly string[]): Plan {
  const wanted = new Set(skip.map((start) => formatLocal(parseLocal(start) ?? 0)))
  const added = plan.added.map((state) =>
    wanted.delete(state.originalLocalStart ?? '') ? { ...state, status: 'CANCELLED' as const, changed: true } : state,
  )
  if (wanted.size > 0)
    refuseFields([wrong('skip', `has dates that the change does not add: ${[...wanted].slice(0, 5).join(', ')}`)])
  return { ...plan, added }
}
