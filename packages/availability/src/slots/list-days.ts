import { endOfDays, isDayStart } from '../zones/whole-days.ts'
import type { AvailabilityContext, Candidate } from './availability-context.ts'
import { candidateRules, ruleRank } from './candidate-rules.ts'
import { decideIn } from './decide-slot.ts'
import type { ListOptions, SlotList } from './types.ts'
import { atStart } from './whole-days.ts'

/** Lists the rentals by the day that start between two instants, both inclusive: one for each local day. */
export function listDays(
  availabilityContext: AvailabilityContext,
  { from, until }: { from: number; until: number },
  options: ListOptions,
): SlotList {
  const rows: Row[] = []
  for (let start = firstDay(from, availabilityContext.zone); start <= until; start = nextDay(start)) {
    const row = dayRow(atStart(availabilityContext, start), start)
    if (row && (row.reason === 0 || options.includeUnavailable === true)) rows.push(row)
  }
  return {
    length: rows.length,
    duration: availabilityContext.duration,
    starts: Float64Array.from(rows, ({ start }) => start),
    ends: Float64Array.from(rows, ({ end }) => end),
    flags: Uint8Array.from(rows, ({ flags }) => flags),
    firstFree: Int16Array.from(rows, ({ first }) => first),
    freeCounts: Uint16Array.from(rows, ({ count }) => count),
    reasons: Uint8Array.from(rows, ({ reason }) => reason),
  }

  function nextDay(start: number): number {
    return endOfDays(start, 1, availabilityContext.zone)
  }
}

type Row = { start: number; end: number; flags: number; first: number; count: number; reason: number }

/** Returns nothing for a start on which no resource and location are open for the whole rental. */
function dayRow(availabilityContext: AvailabilityContext, start: number): Row | null {
  const primary = availabilityContext.primary.filter((it) => isOpen(it, availabilityContext, start))
  if (primary.length === 0) return null
  const end = start + availabilityContext.duration
  const { free, flags, freeIds, rule } = decideIn({ ...availabilityContext, primary }, { start, end }, {})
  const ids = freeIds[0] ?? []
  const first = primary.find(({ resource }) => resource.id === ids[0])
  if (free && first) return { start, end, flags, first: first.index, count: ids.length, reason: 0 }
  return { start, end, flags, first: -1, count: 0, reason: 1 + ruleRank(rule ?? 'NO_RESOURCE') }
}

function isOpen(candidate: Candidate, availabilityContext: AvailabilityContext, start: number): boolean {
  const rules = candidateRules(candidate, availabilityContext, start, {}, true)
  return !rules.includes('OUTSIDE_HOURS') && !rules.includes('LOCATION_CLOSED')
}

function firstDay(from: number, zone: string): number {
  return isDayStart(from, zone) ? from : endOfDays(from, 1, zone)
}
