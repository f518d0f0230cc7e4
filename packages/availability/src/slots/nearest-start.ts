import { DAY } from '../units.ts'
import { listSlots } from './list-slots.ts'
import { isBookable } from './read-slots.ts'
import type { ExplainOptions, RequestedSlot, SlotInput } from './types.ts'

const SEARCH = 31 * DAY

/**
 * Returns the bookable start closest to the requested one (the earlier of two equally close), with one resource or with
 * any.
 */
export function nearestStart(
  input: SlotInput,
  requested: RequestedSlot,
  options: ExplainOptions,
  resourceId: string | null,
): number | null {
  const from = options.searchFrom ?? requested.start - SEARCH
  const to = options.searchTo ?? requested.start + SEARCH
  const list = listSlots(input, { from, to }, { resourceId })
  let nearest: number | null = null
  for (let i = 0; i < list.length; i++) {
    const start = list.starts[i] as number
    if (!isBookable(list, i)) continue
    if (nearest !== null && Math.abs(start - requested.start) >= Math.abs(nearest - requested.start)) continue
    nearest = start
  }
  return nearest
}
