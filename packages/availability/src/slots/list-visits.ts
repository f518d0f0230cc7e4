import { type AvailabilityContext, buildAvailabilityContext } from './availability-context.ts'
import { type FreeColumns, freeColumns } from './free-columns.ts'
import { listSlots } from './list-slots.ts'
import { flagsAt } from './request-rules.ts'
import type { SlotInput, SlotRange } from './types.ts'
import { type VisitList, visitParts } from './visits.ts'

/** A prepared part of a visit, and its offset from the visit's start. */
interface Part {
  readonly availabilityContext: AvailabilityContext
  readonly offset: number
}

/**
 * Lists every start between `from` and `to` at which several services can be booked back to back, in the given order,
 * each with one free primary resource (and one of each of its pools). The grid is that of the first part; buffers apply
 * only before the first and after the last part. Each part uses the hours, the location, the policy and the horizon of
 * its own input.
 *
 * @param parts  in their order, at least one. A requested staff member is the only one among the part's `primary`
 * @param range  `from <= start < to`; hours and busy time of all parts must cover the whole visits
 * @param options  `includeUnavailable`: also list grid starts of the first part for which some part has no free
 *   resource
 * @throws RangeError like `listSlots`, or without parts
 */
export function listVisits(
  parts: readonly SlotInput[],
  range: SlotRange,
  options: { readonly includeUnavailable?: boolean } = {},
): VisitList {
  const inputs = visitParts(parts)
  const ready = prepareParts(inputs)
  const includeUnavailable = options.includeUnavailable === true
  const first = listSlots(inputs[0] as SlotInput, range, { includeUnavailable })
  const starts = first.starts.subarray(0, withinHorizons(first.starts, ready))
  const columns: FreeColumns[] = ready.map((part, i) =>
    i === 0
      ? { first: first.firstFree, counts: first.freeCounts }
      : freeColumns(part.availabilityContext, shifted(starts, part)),
  )
  return visitList(ready, starts, columns, includeUnavailable)
}

/** Counts the starts, which ascend, that let every part begin within its own horizon. */
function withinHorizons(starts: Float64Array, parts: readonly Part[]): number {
  const latest = Math.min(...parts.map(({ availabilityContext, offset }) => availabilityContext.horizon - offset))
  let count = starts.length
  while (count > 0 && (starts[count - 1] as number) > latest) count--
  return count
}

function prepareParts(inputs: readonly SlotInput[]): Part[] {
  let offset = 0
  return inputs.map((input) => {
    const part = { availabilityContext: buildAvailabilityContext(input), offset }
    offset += part.availabilityContext.duration
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
  includeUnavailable: boolean,
): VisitList {
  const stored = storedRows(starts.length, columns, includeUnavailable)
  const visitStarts = pick(starts, stored, new Float64Array(stored.length))
  return {
    length: stored.length,
    duration: parts.reduce((sum, { availabilityContext }) => sum + availabilityContext.duration, 0),
    offsets: parts.map(({ offset }) => offset),
    starts: visitStarts,
    flags: visitFlags(parts, visitStarts),
    firstFree: columns.map(({ first }) => pick(first, stored, new Int16Array(stored.length))),
    freeCounts: columns.map(({ counts }) => pick(counts, stored, new Uint16Array(stored.length))),
  }
}

/** Returns the rows where every part has a free resource; all rows if unavailable ones are requested too. */
function storedRows(length: number, columns: readonly FreeColumns[], includeUnavailable: boolean): Uint32Array {
  const stored = new Uint32Array(length)
  let count = 0
  for (let i = 0; i < length; i++) {
    if (includeUnavailable || columns.every(({ counts }) => counts[i] !== 0)) stored[count++] = i
  }
  return stored.subarray(0, count)
}

function pick<T extends Float64Array | Int16Array | Uint16Array>(column: T, rows: Uint32Array, into: T): T {
  for (let i = 0; i < rows.length; i++) into[i] = column[rows[i] as number] as number
  return into
}

function visitFlags(parts: readonly Part[], starts: Float64Array): Uint8Array {
  const flags = new Uint8Array(starts.length)
  for (const { availabilityContext, offset } of parts) {
    for (let i = 0; i < flags.length; i++) {
      flags[i] = (flags[i] as number) | flagsAt(availabilityContext, (starts[i] as number) + offset)
    }
  }
  return flags
}
