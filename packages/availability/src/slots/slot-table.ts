import type { Lattice } from './lattice.ts'
import type { SlotList } from './types.ts'

/** What is known of each rung while resources are gone through. A rung with no count and no reason is no slot. */
export interface SlotTable {
  /** 1 + index of the first free resource; 0 while there is none. */
  readonly first: Int16Array
  readonly counts: Uint16Array
  /** 1 + rank of the reason nearest to being free; 0 while there is none. */
  readonly reasons: Uint8Array
  /** 1 + index of the resource that marked the rung last: overlapping windows must not count one resource twice. */
  readonly marker: Int16Array
}

/** The list with no slots. */
export const EMPTY_SLOTS: SlotList = {
  length: 0,
  duration: 0,
  starts: new Float64Array(0),
  flags: new Uint8Array(0),
  firstFree: new Int16Array(0),
  freeCounts: new Uint16Array(0),
  reasons: new Uint8Array(0),
}

/** A table in which nothing is marked yet. */
export function slotTable(size: number): SlotTable {
  return {
    first: new Int16Array(size),
    counts: new Uint16Array(size),
    reasons: new Uint8Array(size),
    marker: new Int16Array(size),
  }
}

/** The marked rungs as a list, ascending. */
export function collectSlots(table: SlotTable, lattice: Lattice, duration: number, flagsAt: (start: number) => number): SlotList {
  const { first, counts, reasons } = table
  const length = countMarked(table)
  const list = {
    length,
    duration,
    starts: new Float64Array(length),
    flags: new Uint8Array(length),
    firstFree: new Int16Array(length),
    freeCounts: new Uint16Array(length),
    reasons: new Uint8Array(length),
  }
  for (let rung = 0, i = 0; i < length; rung++) {
    const count = counts[rung] as number
    const reason = reasons[rung] as number
    if (count === 0 && reason === 0) continue
    const start = lattice.origin + rung * lattice.unit
    list.starts[i] = start
    list.flags[i] = flagsAt(start)
    list.firstFree[i] = (first[rung] as number) - 1
    list.freeCounts[i] = count
    list.reasons[i] = count > 0 ? 0 : reason
    i++
  }
  return list
}

function countMarked({ counts, reasons }: SlotTable): number {
  let marked = 0
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0 || reasons[i] !== 0) marked++
  return marked
}
