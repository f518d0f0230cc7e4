import {
  earliestBookingAt,
  overlaps,
  REFUSAL_RULES,
  type RefusalRule,
  type SlotList,
  slotReason,
} from '@kalends/availability'
import type { Stage } from './free-times.ts'
import { collectViolations } from './refusal-code.ts'

/** Why nothing is free, and when that ends if time alone ends it. */
export type NothingFree = { rule: RefusalRule; opensAt: number | null }

type Moment = { from: number; to: number; now: number; horizon: number }

/**
 * Returns the rule closest to allowing a time, among all that refuse times in the range. Expects slots that include
 * unavailable ones.
 */
export function nothingFree(stages: readonly Stage[], lists: readonly SlotList[], when: Moment): NothingFree {
  if (when.to <= when.now) return { rule: 'PAST', opensAt: null }
  const nearest = lists.flatMap((list, n) => nearestIn(stages[n] as Stage, list, when) ?? []).sort(byRank)[0]
  return nearest ?? { rule: closedRule(stages, when), opensAt: null }
}

function byRank(a: NothingFree, b: NothingFree): number {
  const rank = ({ rule }: NothingFree) => REFUSAL_RULES.indexOf(rule)
  return rank(a) - rank(b) || (a.opensAt ?? 0) - (b.opensAt ?? 0)
}

function nearestIn({ input }: Stage, list: SlotList, { from, to }: Moment): NothingFree | undefined {
  let nearest: NothingFree | undefined
  for (let i = 0; i < list.length; i++) {
    const start = list.starts[i] as number
    if (start < from || start >= to) continue
    const rule = slotReason(list, i) ?? flagRule(list.flags[i] as number)
    if (rule === null) continue
    const opensAt = rule === 'TOO_EARLY' ? earliestBookingAt(input.rules.policy, start) : null
    const found = { rule, opensAt }
    if (!nearest || byRank(found, nearest) < 0) nearest = found
  }
  return nearest
}

function flagRule(flags: number): RefusalRule | null {
  const { tooEarlyToBook, tooLateToBook, bookOnlineDisabled } = collectViolations(flags)
  if (tooEarlyToBook) return 'TOO_EARLY'
  if (tooLateToBook) return 'TOO_LATE'
  return bookOnlineDisabled ? 'ONLINE_BOOKING_OFF' : null
}

/** Explains a range without any start: no resource, none working then, or the location is closed while they work. */
function closedRule(stages: readonly Stage[], { from, to, horizon }: Moment): RefusalRule {
  if (from > horizon) return 'BEYOND_HORIZON'
  if (stages.every(({ input }) => input.primary.length === 0)) return 'NO_RESOURCE'
  const isWorked = stages.some(({ input }) =>
    input.primary.some(({ windows }) => windows === null || overlaps(windows, from, to)),
  )
  const hasLocationHours = stages.some(({ input }) => input.location)
  return isWorked && hasLocationHours ? 'LOCATION_CLOSED' : 'OUTSIDE_HOURS'
}
