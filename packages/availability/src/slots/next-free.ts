import { DAY } from '../units.ts'
import { listSlots } from './list-slots.ts'
import { isBookable, slotEnd } from './read-slots.ts'
import type { FreeSlot, NextFreeOptions, SlotInput } from './types.ts'

const FIRST_STRETCH = 7 * DAY

/**
 * Returns the next bookable slots from `from` on, ascending; fewer than `limit` if there are no more before `to` or the
 * horizon. Searches one week first and then twice as far each time, so that a near result is cheap.
 *
 * @throws RangeError like `listSlots`
 */
export function nextFree(input: SlotInput, options: NextFreeOptions): FreeSlot[] {
  if (!Number.isFinite(options.to)) throw new RangeError('the range must be epoch milliseconds')
  const limit = options.limit ?? 1
  const found: FreeSlot[] = []
  let stretch = FIRST_STRETCH
  for (let from = options.from; from < options.to && found.length < limit; stretch *= 2) {
    const to = Math.min(from + stretch, options.to)
    const list = listSlots(input, { from, to }, { resourceId: options.resourceId ?? null })
    for (let i = 0; i < list.length && found.length < limit; i++) {
      if (!isBookable(list, i)) continue
      const start = list.starts[i] as number
      const resourceId = input.primary[list.firstFree[i] as number]?.id as string
      found.push({ start, end: slotEnd(list, i), resourceId })
    }
    from = to
  }
  return found
}
