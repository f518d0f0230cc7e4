import { type Explanation, type Interval, localDayBounds, type Refusal } from '@kalends/availability'
import { closingOn } from '../rules/closed-days.ts'
import type { Closing, Facts } from '../store/facts.ts'

type SlotLocation = { locationId: string | null; zone: string }

/** Reported in any case: no day would allow such a request. */
const graver = ['WRONG_DURATION', 'PAST', 'BEYOND_HORIZON']

/**
 * Explains a time on a closing day: the closing day itself, and other refusals, which `without` finds. A closing day
 * overrides everyone's hours, so refusals by hours are left out.
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

/** Returns all closing days of the time, so that a doubly closed day is reported once. */
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

/** Opening on that day is suggested only if nothing else refuses the time. */
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
