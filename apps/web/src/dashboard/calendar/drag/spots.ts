import type { Item } from '../model.ts'
import { minuteOn } from '../rules/axis.ts'
import { FINE, snap, snapDown, USUAL_STEP, within } from '../rules/snap.ts'
import { type Spot, toSpot } from './ghost.ts'
import { findBlock, type GridController } from './grid-controller.ts'

/** A point on the columns. */
export type Point = { column: number; minute: number }

/** A grabbed block: which edge, and the offset from its start. */
export type Grabbed = { item: Item; column: number; mode: 'move' | 'resize'; grip: number }

// Dragging the lower edge resizes; a one-line block has room for its name only.
const EDGE = 8
const LEAST = 24

export function grab({ target, clientY }: PointerEvent, at: Point, controller: GridController): Grabbed | null {
  const under = findBlock(target, controller)
  if (!under) return null
  const { bottom, height } = under.button.getBoundingClientRect()
  const isHandle = height >= LEAST && bottom - clientY <= EDGE
  const axis = controller.columns[under.column]?.axis
  const grip = axis ? at.minute - minuteOn(axis, under.item.from) : 0
  return { item: under.item, column: under.column, mode: isHandle ? 'resize' : 'move', grip }
}

/** Returns the spot of a grabbed block for the pointer's position. */
export function spotWhileMoving(grabbed: Grabbed, at: Point, controller: GridController, step: number): Spot {
  const stood = toSpot(grabbed.item, grabbed.column, controller.columns, grabbed.mode)
  if (grabbed.mode === 'resize') return { ...stood, length: Math.max(FINE, snap(at.minute, step) - stood.minute) }
  const most = controller.columns[at.column]?.axis.minutes ?? 1440
  const moved = at.minute - grabbed.grip
  // The original time is always a valid stop, even off the grid.
  const isHome = at.column === grabbed.column && Math.abs(moved - stood.minute) < step / 2
  return { ...stood, column: at.column, minute: isHome ? stood.minute : within(snap(moved, step), stood.length, most) }
}

/** Returns the spot drawn on free time from one point to another. */
export function spotWhileCreating(begin: Point, at: Point, step: number): Spot {
  const minute = snapDown(Math.min(begin.minute, at.minute), USUAL_STEP)
  const length = Math.max(USUAL_STEP, snap(Math.abs(at.minute - begin.minute), step))
  return { mode: 'create', item: null, origin: begin.column, column: begin.column, minute, length }
}

/** Returns what a click would create. */
export const spotUnderPointer = ({ column, minute }: Point, mode: 'hover' | 'create', length: number): Spot => ({
  mode,
  item: null,
  origin: column,
  column,
  length,
  minute: snapDown(minute, USUAL_STEP),
})
