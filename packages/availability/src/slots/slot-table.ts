import type { AvailabilityContext } from './availability-context.ts'
import type { Lattice } from './lattice.ts'
import { flagsAt } from './request-rules.ts'
import type { SlotList } from './types.ts'

/** What is known of each rung while resources are gone through. A rung with no count and no reason is no slot. */
export interface SlotTable {
  /** 1 + index of the first free resource; 0 while there is none. */
  readonly first: Int16Array
  readonly counts: Uint16Array
  /** 1 + rank of the reason nearest to being free; 0 while there is none. */
  readonly reasons: Uint8Array
  /** How many rungs are slots. */
  length: number
}

/** The list with no slots. */
export const EMPTY_SLOTS: SlotList = slotList(0, 0)

/** A table in which nothing is marked yet. */
export function slotTable(size: number): SlotTable {
  return { first: new Int16Array(size), counts: new Uint16Array(size), reasons: new Uint8Array(size), length: 0 }
}

/** The marked rungs as a list, ascending. */
export function collectSlots(table: SlotTable, lattice: Lattice, availabilityContext: AvailabilityContext): SlotList {
  const { first, counts, reasons, length } = table
  const { origin, unit } = lattice
  const list = slotList(length, availabilityContext.duration)
  const { starts, flags, firstFree, freeCounts, reasons: why } = list
  for (let rung = 0, i = 0; i < length; rung++) {
    const count = counts[rung] as number
    const reason = reasons[rung] as number
    if (count === 0 && reason === 0) continue
    const start = origin + rung * unit
    starts[i] = start
    flags[i] = flagsAt(availabilityContext, start)
    firstFree[i] = (first[rung] as number) - 1
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
