import { type AvailabilityContext, buildAvailabilityContext } from './availability-context.ts'
import { ruleRank } from './candidate-rules.ts'
import { decideIn } from './decide-slot.ts'
import { candidateRefusals } from './explain-candidate.ts'
import { requestRefusals } from './explain-request.ts'
import { nearestStart } from './nearest-start.ts'
import type { ExplainOptions, Explanation, Pool, Refusal, RequestedSlot, SlotInput } from './types.ts'
import { atStart } from './whole-days.ts'

/**
 * Explains why a slot is not bookable: for the request, each candidate and each further pool, every rule that refuses
 * it with its source, the conflict, the smallest change that would satisfy the rule, and the bookable start closest to
 * the requested one. Its `decision` is that of `decideSlot`. A bookable slot may still have refusals of candidates that
 * are not available.
 *
 * @throws RangeError like `decideSlot`
 */
export function explainSlot(input: SlotInput, requested: RequestedSlot, options: ExplainOptions = {}): Explanation {
  const availabilityContext = atStart(buildAvailabilityContext(input, requested.resourceId), requested.start)
  const nearest = nearestStart(input, requested, options, requested.resourceId ?? null)
  const refusals = [
    ...requestRefusals(availabilityContext, requested, options, nearest),
    ...noCandidate(availabilityContext, requested, nearest),
    ...primaryRefusals(availabilityContext, requested, options),
    ...(input.pools ?? []).flatMap((pool, i) =>
      poolRefusals(availabilityContext, pool, i, requested, options, nearest),
    ),
  ]
  return { decision: decideIn(availabilityContext, requested, options), refusals, nearestStart: nearest }
}

function noCandidate(
  availabilityContext: AvailabilityContext,
  requested: RequestedSlot,
  nearest: number | null,
): Refusal[] {
  if (availabilityContext.primary.length > 0) return []
  const source = { kind: 'REQUEST', id: requested.resourceId ?? null } as const
  return [{ rule: 'NO_RESOURCE', resourceId: null, source, interval: null, change: null, nearestStart: nearest }]
}

function primaryRefusals(
  availabilityContext: AvailabilityContext,
  requested: RequestedSlot,
  options: ExplainOptions,
): Refusal[] {
  return availabilityContext.primary.flatMap((candidate) => {
    const nearest = nearestStart(availabilityContext.input, requested, options, candidate.resource.id)
    return candidateRefusals(candidate, availabilityContext, requested.start, options, true, nearest)
  })
}

/**
 * A pool refuses only if none of its resources is free; each of them then has its refusals, and the pool itself names
 * what would free the one that needs the smallest change.
 */
function poolRefusals(
  availabilityContext: AvailabilityContext,
  pool: Pool,
  index: number,
  requested: RequestedSlot,
  options: ExplainOptions,
  nearest: number | null,
): Refusal[] {
  const candidates = availabilityContext.pools[index] ?? []
  const each = candidates.map((it) =>
    candidateRefusals(it, availabilityContext, requested.start, options, false, nearest),
  )
  if (each.some((refusals) => refusals.length === 0)) return []
  const source = { kind: 'POOL', id: pool.id, ...(pool.label === undefined ? {} : { label: pool.label }) } as const
  const nearestOne = nearestToFree(each)
  const none: Refusal = {
    rule: 'NO_RESOURCE',
    resourceId: null,
    source,
    interval: nearestOne?.interval ?? null,
    change: nearestOne?.change ?? null,
    nearestStart: nearest,
  }
  return [none, ...each.flat()]
}

/** Returns the refusal of a resource that has only one; of several such resources, the one closest to free. */
function nearestToFree(each: readonly Refusal[][]): Refusal | undefined {
  const single = each.flatMap((refusals) => (refusals.length === 1 ? refusals : []))
  return single.sort((a, b) => ruleRank(a.rule) - ruleRank(b.rule))[0]
}
