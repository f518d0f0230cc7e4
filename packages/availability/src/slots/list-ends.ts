import { MINUTE } from '../units.ts'
import { decideSlot } from './decide-slot.ts'
import type { RefusalRule } from './refusal-rules.ts'
import type { DecideOptions, RequestedSlot, SlotInput } from './types.ts'

/** Which lengths to try, in whole minutes: the least, then a step more each time, up to the most. */
export interface EndOptionsRequest extends DecideOptions {
  readonly minMinutes: number
  readonly maxMinutes: number
  readonly stepMinutes: number
}

/** One end a customer may choose for a start. */
export interface EndOption {
  readonly end: number
  readonly durationMinutes: number
  /** Somebody is free for the whole length, whatever the policy says. */
  readonly free: boolean
  readonly bookable: boolean
  /** `SLOT_FLAGS` bits. */
  readonly flags: number
  /** Why not; null when bookable. */
  readonly rule: RefusalRule | null
}

/**
 * The ends for one start, where the customer chooses how long (a room by the hour): shortest first, also those that
 * cannot be had. The length in `input.rules` is not looked at, the grid step is. Each is what `decideSlot` says of it.
 *
 * @throws RangeError like `decideSlot`, or when the lengths are no whole minutes of at least 1, or the least is the greater
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
