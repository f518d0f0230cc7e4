import { type Explanation, type Interval, localDayBounds, type Refusal } from '@kalends/availability'
import { closingOn } from '../rules/closed-days.ts'
import type { Closing, Facts } from '../store/facts.ts'

type SlotLocation = { locationId: string | null; zone: string }

/** Of a request that no day would take these are told, closing day or not. */
const graver = ['WRONG_DURATION', 'PAST', 'BEYOND_HORIZON']

/**
 * What is told of a time on a closing day: the closing day itself, and what would still refuse the time without it,
 * which `without` finds. A closing day takes everybody's hours; those that are there all the same say nothing then.
 */
export function explainClosing(
  {
    explanation,
    closings,
    location,
    time,
  }: { explanation: Explanation; closings: Facts['closings']; location: SlotLocation; time: Interval },
  without: (closings: Facts['closings']) => Explanation,
): Explanation & { isClosing: boolean } {
  const { decision, nearestStart } = explanation
  const closing = decision.bookable ? undefined : closingOn(closings, location, time)
  if (!closing) return { ...explanation, isClosing: false }
  const apart = without(withoutDay(closings, location, time))
  const nearest = new Map(explanation.refusals.map((refusal) => [refusal.resourceId, refusal.nearestStart]))
  const others = apart.refusals.map((refusal) => ({
    ...refusal,
    nearestStart: nearest.get(refusal.resourceId) ?? nearestStart,
  }))
  const rule = decision.rule !== null && graver.includes(decision.rule) ? decision.rule : 'LOCATION_CLOSED'
  return {
    decision: { ...decision, rule },
    nearestStart,
    isClosing: true,
    refusals: [closingRefusal(closing, { location, time, apart, nearestStart }), ...others],
  }
}

/** All closing days the time falls on, so that a day that is closed twice is told once. */
function withoutDay(closings: Facts['closings'], location: SlotLocation, time: Interval): Facts['closings'] {
  const closing = closingOn(closings, location, time)
  return closing
    ? withoutDay(
        closings.filter((one) => one !== closing),
        location,
        time,
      )
    : closings
}

/** Opening on that day helps only where nothing else stands in the way. */
function closingRefusal(
  { id, date, reason }: Closing,
  {
    location,
    time,
    apart,
    nearestStart,
  }: { location: SlotLocation; time: Interval; apart: Explanation; nearestStart: number | null },
): Refusal {
  return {
    rule: 'LOCATION_CLOSED',
    resourceId: null,
    source: { kind: 'CLOSING_DAY', id, label: reason },
    interval: localDayBounds(date, location.zone),
    nearestStart,
    change: apart.decision.bookable ? { kind: 'OPEN', interval: { start: time.start, end: time.end } } : null,
  }
}
