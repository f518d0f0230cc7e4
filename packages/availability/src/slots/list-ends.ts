import { MINUTE } from '../units.ts'
import { decideSlot } from './decide-slot.ts'
import type { RefusalRule } from './refusal-rules.ts'
import type { DecideOptions, RequestedSlot, SlotInput } from './types.ts'

/** Which durations to try, in whole minutes: the shortest, then in steps up to the longest. */
export interface EndOptionsRequest extends DecideOptions {
  readonly minMinutes: number
  readonly maxMinutes: number
  readonly stepMinutes: number
}

/** One end a customer may choose for a start. */
export interface EndOption {
  readonly end: number
  readonly durationMinutes: number
  /** A resource is free for the whole duration, regardless of the policy. */
  readonly free: boolean
  readonly bookable: boolean
  /** `SLOT_FLAGS` bits. */
  readonly flags: number
  /** Why not; null if bookable. */
  readonly rule: RefusalRule | null
}

/**
 * Lists the ends for one start if the customer chooses the duration (a room by the hour): shortest first, including
 * those that are not bookable. Ignores the duration in `input.rules`, but uses the grid step. Each agrees with
 * `decideSlot`.
 *
 * @throws RangeError like `decideSlot`, or if the durations are not whole minutes of at least 1, or the shortest
 *   exceeds the longest
 */
export function listEnds(
  input: SlotInput,
  requested: Pick<RequestedSlot, 'start' | 'resourceId'>,
  options: EndOptionsRequest,
): EndOption[] {
  const { minMinutes, maxMinutes, stepMinutes } = options
  for (const value of [minMinutes, maxMinutes, stepMinutes])
    if (!Number.isInteger(value) || value < 1) throw new RangeError('lengths must be whole minutes, 1 or more')
  if (minMinutes > maxMinutes) throw new RangeError('minMinutes must not be greater than maxMinutes')
  const ends: EndOption[] = []
  for (let durationMinutes = minMinutes; durationMinutes <= maxMinutes; durationMinutes += stepMinutes) {
    const end = requested.start + durationMinutes * MINUTE
    const rules = { ...input.rules, durationMinutes }
    const { free, bookable, flags, rule } = decideSlot({ ...input, rules }, { ...requested, end }, options)
    ends.push({ end, durationMinutes, free, bookable, flags, rule })
  }
  return ends
}
