import { DAY, MINUTE, type SlotInput, type SlotList } from '@kalends/availability'

/** A request with its slots, including unavailable starts. */
export type Listed = { input: SlotInput; list: SlotList; to: number }

/** The engine's bookable horizon. */
const horizon = 730 * DAY

/**
 * Returns the first instant at which the same request has another answer without any write: a start passes, the policy
 * opens or closes one, the horizon moves. Ignores holds.
 */
export function nextChange({ input, list, to }: Listed): number {
  const { now, policy } = input.rules
  // New starts come into sight all the time where the range reaches beyond the horizon.
  if (to > now + horizon) return now
  let next = Number.POSITIVE_INFINITY
  const consider = (instant: number) => {
    if (instant > now && instant < next) next = instant
  }
  const late = (policy.limitLateMinutes ?? 0) * MINUTE
  const early = policy.limitEarlyMinutes === null ? null : policy.limitEarlyMinutes * MINUTE
  for (let i = 0; i < list.length; i++) {
    const start = list.starts[i] as number
    consider(start + 1)
    consider(start - late + 1)
    if (early !== null) consider(start - early)
  }
  return next
}
