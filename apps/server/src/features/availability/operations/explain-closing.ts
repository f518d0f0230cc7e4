import { type Explanation, type Interval, localDayBounds, type Refusal } from '@kalends/availability'
import { closingOn } from '../rules/closed-days.ts'
import type { Closing, Facts } from '../store/facts.ts'

type Place = { locationId: string | null; zone: string }

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
    place,
    time,
  }: { explanation: Explanation; closings: Facts['closings']; place: Place; time: Interval },
  without: (closings: Facts['closings']) => Explanation,
): Explanation & { isClosing: boolean } {
  const { decision, nearestStart } = explanation
  const closing = decision.bookable ? undefined : closingOn(closings, place, time)
  if (!closing) return { ...explanation, isClosing: false }
  const apart = without(withoutDay(closings, place, time))
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
    refusals: [closingRefusal(closing, { place, time, apart, nearestStart }), ...others],
  }
}

/** All closing days the time falls on, so that a day that is closed twice is told once. */
function withoutDay(closings: Facts['closings'], place: Place, time: Interval): Facts['closings'] {
  const closing = closingOn(closings, place, time)
  return closing
    ? withoutDay(
        closings.filter((one) => one !== closing),
        place,
        time,
      )
    : closings
}

/** Opening on that day helps only where nothing else stands in the way. */
function closingRefusal(
  { id, date, reason }: Closing,
  {
    place,
    time,
    apart,
    nearestStart,
  }: { place: Place; time: Interval; apart: Explanation; nearestStart: number | null },
): Refusal {
  return {
    rule: 'LOCATION_CLOSED',
    resourceId: null,
    source: { kind: 'CLOSING_DAY', id, label: reason },
    interval: localDayBounds(date, place.zone),
    nearestStart,
    change: apart.decision.bookable ? { kind: 'OPEN', interval: { start: time.start, end: time.end } } : null,
  }
}
