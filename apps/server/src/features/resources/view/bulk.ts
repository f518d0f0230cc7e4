import { errors } from '@kalends/contract'
import { Refusal, Violations } from '../../../refusal.ts'

/** Outcome of one item of a bulk call. */
export type Outcome<T> = { id: string; value: T } | { id: string; error: Refusal | Violations }

/** Runs an action and returns a refusal instead of throwing it. */
export async function outcomeOf<T>(id: string, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { id, value: await work() }
  } catch (error) {
    if (error instanceof Refusal || error instanceof Violations) return { id, error }
    throw error
  }
}

/** Returns the metadata of an item. */
export function itemMetadata<T>(outcome: Outcome<T>, originalIndex: number) {
  const common = { ...(outcome.id === '' ? {} : { id: outcome.id }), originalIndex }
  return 'value' in outcome
    ? { ...common, success: true }
    : { ...common, success: false, error: errorView(outcome.error) }
}

export function bulkActionMetadata(outcomes: readonly Outcome<unknown>[]) {
  const totalFailures = outcomes.filter((it) => 'error' in it).length
  return { totalSuccesses: outcomes.length - totalFailures, totalFailures, undetailedFailures: 0 }
}

function errorView(error: Refusal | Violations) {
  if (error instanceof Refusal) return { code: error.code, description: error.description, data: error.data }
  const { VALIDATION_FAILURE } = errors
  const fieldViolations = error.violations as unknown[]
  return { code: 'VALIDATION_FAILURE', description: VALIDATION_FAILURE.meaning, data: { fieldViolations } }
}
