import type { AvailabilityContext } from './availability-context.ts'
import type { Lattice } from './lattice.ts'
import { flagsAt } from './request-rules.ts'
import type { SlotList } from './types.ts'

/**
 * The state of each lattice point while resources are processed. A point without a count and a reason is not a slot.
 */
export interface SlotTable {
  /** 1 + index of the first free resource; 0 if there is none yet. */
  readonly first: Int16Array
  readonly counts: Uint16Array
  /** 1 + rank of the reason closest to free; 0 if there is none yet. */
  readonly reasons: Uint8Array
  /** How many points are slots. */
  length: number
}

/** An empty list. */
export const EMPTY_SLOTS: SlotList = slotList(0, 0)

/** Creates an empty table. */
export function slotTable(size: number): SlotTable {
  return { first: new Int16Array(size), counts: new Uint16Array(size), reasons: new Uint8Array(size), length: 0 }
}

/** Returns the marked points as a list, ascending. */
export function collectSlots(table: SlotTable, lattice: Lattice, availabilityContext: AvailabilityContext): SlotList {
  const { first, counts, reasons, length } = table
  const { origin, unit } = lattice
  const list = slotList(length, availabilityContext.duration)
  const { starts, flags, firstFree, freeCounts, reasons: why } = list
  for (let point = 0, i = 0; i < length; point++) {
    const count = counts[point] as number
    const reason = reasons[point] as number
    if (count === 0 && reason === 0) continue
    const start = origin + point * unit
    starts[i] = start
    flags[i] = flagsAt(availabilityContext, start)
    firstFree[i] = (first[point] as number) - 1
    freeCounts[i] = count
    why[i] = count > 0 ? 0 : reason
    i++
  }
  return list
}

function slotList(length: number, duration: number): SlotList {
  return {
    length,
    duration,
    starts: new Float64Array(length),
    flags: new Uint8Array(length),
    firstFree: new Int16Array(length),
    freeCounts: new Uint16Array(length),
    reasons: new Uint8Array(length),
  }
}
