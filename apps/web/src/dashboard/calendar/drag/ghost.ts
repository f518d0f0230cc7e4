import type { Item } from '../model.ts'
import { type Axis, instantOn, minuteOn } from '../rules/axis.ts'
import { type Column, UNASSIGNED } from '../rules/columns.ts'
import { type ConflictContext, findNearestFree, judgeTarget, type Target, type Verdict } from '../rules/conflict.ts'
import { USUAL_STEP } from '../rules/snap.ts'

/** How the item is manipulated: pointer, keyboard, or hover only. */
export type GhostMode = 'hover' | 'create' | 'move' | 'resize' | 'keys'

/** Where an item would be placed if it were dropped now. */
export type Ghost = {
  mode: GhostMode
  item: Item | null
  /** The column it came from. */
  origin: number
  column: number
  minute: number
  length: number
  verdict: Verdict
  nearest: number | undefined
  /** The server's verdict on this target, once loaded. */
  serverVerdict: ServerVerdict | null
}

export type ServerVerdict = { offered: boolean; nearest: number | null }

export type Spot = Pick<Ghost, 'mode' | 'item' | 'origin' | 'column' | 'minute' | 'length'>

/** Adds the verdict that the page can compute at once to another spot. */
export function withVerdict(spot: Spot, columns: readonly Column[], context: ConflictContext): Ghost | null {
  const column = columns[spot.column]
  if (!column) return null
  // The teacher of a session is chosen on its page.
  const origin = columns[spot.origin]
  if (spot.item && origin !== column && (origin?.key === UNASSIGNED || column.key === UNASSIGNED)) return null
  const target = toTarget(spot, columns)
  const except = spot.item?.key ?? null
  const verdict = spot.mode === 'hover' ? ({ kind: 'free' } as const) : judgeTarget(target, context, except)
  const range = { from: column.axis.from, until: column.axis.until, step: USUAL_STEP }
  const needsAlternative = verdict.kind !== 'free' && spot.mode !== 'create'
  const nearest = needsAlternative ? findNearestFree(target, context, range, except) : undefined
  return { ...spot, verdict, nearest, serverVerdict: null }
}

/** Returns the time and resources of a spot. */
export function toTarget(spot: Spot, columns: readonly Column[]): Target & { resourceIds: string[] } {
  const { axis } = columns[spot.column] as { axis: Axis }
  const from = instantOn(axis, spot.minute)
  return {
    from,
    until: instantOn(axis, spot.minute + spot.length),
    resourceIds: targetResources(spot, columns),
    bufferBefore: spot.item?.bufferBefore ?? 0,
    bufferAfter: spot.item?.bufferAfter ?? 0,
  }
}

/** Replaces the person of the original column by that of the target column; rooms stay. */
function targetResources({ item, origin, column }: Spot, columns: readonly Column[]): string[] {
  const before = columns[origin]?.resource?.id
  const after = columns[column]?.resource?.id
  if (!item) return after ? [after] : []
  if (!before || !after || before === after) return item.resourceIds
  return [...new Set(item.resourceIds.map((id) => (id === before ? after : id)))]
}

/** Returns the current spot of a block. */
export function toSpot(item: Item, column: number, columns: readonly Column[], mode: GhostMode): Spot {
  const { axis } = columns[column] as { axis: Axis }
  const minute = minuteOn(axis, item.from)
  return { mode, item, origin: column, column, minute, length: (item.until - item.from) / 60_000 }
}

export const isSameSpot = (one: Spot, other: Spot): boolean =>
  one.column === other.column && one.minute === other.minute && one.length === other.length
