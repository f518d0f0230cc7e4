import { type AvailabilityContext, buildAvailabilityContext, type Candidate } from './availability-context.ts'
import { candidateRules, ruleRank } from './candidate-rules.ts'
import { REFUSAL_RULES, type RefusalRule } from './refusal-rules.ts'
import { flagRules, flagsAt, requestRules } from './request-rules.ts'
import type { DecideOptions, Decision, RequestedSlot, SlotInput } from './types.ts'
import { atStart } from './whole-days.ts'

/**
 * Decides whether one slot can be booked now, and with which resources. Agrees with exactly the bookable slots
 * `listSlots` lists, and with `offGrid: 'allow'` also to starts between them that break no other rule.
 *
 * If it can't, `rule` is the rule that the request itself breaks, otherwise why no resource is free (of several
 * candidates the one closest to free), otherwise the objection of policy or service.
 *
 * @throws RangeError for rules out of bounds or an unknown `rules.zone`
 */
export function decideSlot(input: SlotInput, requested: RequestedSlot, options: DecideOptions = {}): Decision {
  return decideIn(buildAvailabilityContext(input, requested.resourceId), requested, options)
}

/** `decideSlot` for a prepared request. */
export function decideIn(prepared: AvailabilityContext, requested: RequestedSlot, options: DecideOptions): Decision {
  const availabilityContext = atStart(prepared, requested.start)
  const freePools = availabilityContext.pools.map((pool) =>
    pool.filter((it) => candidateRules(it, availabilityContext, requested.start, options, false).length === 0),
  )
  const poolsFree = freePools.every((pool) => pool.length > 0)
  const verdicts = availabilityContext.primary.map((it) =>
    worst(candidateRules(it, availabilityContext, requested.start, options, true)),
  )
  const freePrimary = availabilityContext.primary.filter((_, i) => verdicts[i] === null)
  const free = freePrimary.length > 0 && poolsFree
  const flags = flagsAt(availabilityContext, requested.start)
  const busy = free
    ? null
    : nearest(verdicts.map((rule) => (poolsFree ? rule : worst(['NO_RESOURCE', ...(rule ? [rule] : [])]))))
  const rule = requestRules(availabilityContext, requested, options)[0] ?? busy ?? flagRules(flags)[0] ?? null
  const freeIds = [freePrimary, ...freePools].map((candidates) => candidates.map(candidateId))
  return {
    bookable: rule === null,
    rule,
    free,
    flags,
    resourceIds: free ? freeIds.map((ids) => ids[0] as string) : [],
    freeIds,
  }
}

function worst(rules: readonly RefusalRule[]): RefusalRule | null {
  return rules.length === 0 ? null : (REFUSAL_RULES[Math.max(...rules.map(ruleRank))] as RefusalRule)
}

function nearest(rules: readonly (RefusalRule | null)[]): RefusalRule {
  if (rules.length === 0) return 'NO_RESOURCE'
  return REFUSAL_RULES[Math.min(...rules.map((rule) => ruleRank(rule ?? 'NO_RESOURCE')))] as RefusalRule
}

function candidateId(candidate: Candidate): string {
  return candidate.resource.id
}
