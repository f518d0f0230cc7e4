import { type FreeColumns, freeColumns } from './free-columns.ts'
import { listSlots } from './list-slots.ts'
import { flagsAt } from './request-rules.ts'
import { type Scene, sceneOf } from './scene.ts'
import type { SlotInput, SlotRange } from './types.ts'
import { type VisitList, visitParts } from './visits.ts'

/** A part of a visit made ready, and when it begins after the visit does. */
interface Part {
  readonly scene: Scene
  readonly offset: number
}

/**
 * Every start between `from` and `to` at which several services can be had one right after another, in the given order,
 * each with one free resource of its own (and one of each of its pools). The grid is that of the first part; buffers
 * count before the first and after the last part alone. Each part keeps to the hours, the place, the policy and the
 * horizon of its own input.
 *
 * @param parts  in their order, at least one. Whoever is wanted for a part is the only one among its `primary`
 * @param range  `from <= start < to`; hours and taken time of all parts must cover the whole visits
 * @param options  `includeUnavailable`: also list grid starts of the first part for which some part has nobody free
 * @throws RangeError like `listSlots`, or without a part
 */
export function listVisits(
  parts: readonly SlotInput[],
  range: SlotRange,
  options: { readonly includeUnavailable?: boolean } = {},
): VisitList {
  const inputs = visitParts(parts)
  const ready = partsOf(inputs)
  const includeUnavailable = options.includeUnavailable === true
  const first = listSlots(inputs[0] as SlotInput, range, { includeUnavailable })
  const starts = first.starts.filter((start) => ready.every((it) => start + it.offset <= it.scene.horizon))
  const columns: FreeColumns[] = ready.map((part, i) =>
    // The horizon cuts only the end off, so the columns still belong to the same starts.
    i === 0 ? { first: first.firstFree, counts: first.freeCounts } : freeColumns(part.scene, shifted(starts, part)),
  )
  const kept = Array.from(starts.keys()).filter((i) => includeUnavailable || columns.every((it) => it.first[i] !== -1))
  return visitList(ready, starts, columns, kept)
}

function partsOf(inputs: readonly SlotInput[]): Part[] {
  let offset = 0
  return inputs.map((input) => {
    const part = { scene: sceneOf(input), offset }
    offset += part.scene.duration
    return part
  })
}

function shifted(starts: Float64Array, { offset }: Part): Float64Array {
  return starts.map((start) => start + offset)
}

function visitList(
  parts: readonly Part[],
  starts: Float64Array,
  columns: readonly FreeColumns[],
  kept: readonly number[],
): VisitList {
  const visitStarts = Float64Array.from(kept, (i) => starts[i] as number)
  return {
    length: kept.length,
    duration: parts.reduce((sum, { scene }) => sum + scene.duration, 0),
    offsets: parts.map(({ offset }) => offset),
    starts: visitStarts,
    flags: Uint8Array.from(visitStarts, (start) => visitFlags(parts, start)),
    firstFree: columns.map(({ first }) => Int16Array.from(kept, (i) => first[i] as number)),
    freeCounts: columns.map(({ counts }) => Uint16Array.from(kept, (i) => counts[i] as number)),
  }
}

function visitFlags(parts: readonly Part[], start: number): number {
  let flags = 0
  for (const { scene, offset } of parts) flags |= flagsAt(scene, start + offset)
  return flags
}
