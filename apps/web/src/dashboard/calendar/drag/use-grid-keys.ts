import { type RefObject, useEffect } from 'react'
import { nearestBlock, nextBlock, type Step } from '../rules/keyboard-navigation.ts'
import { FINE, snap, USUAL_STEP, within } from '../rules/snap.ts'
import { type Ghost, toSpot, withVerdict } from './ghost.ts'
import { type ControllerRef, findBlock, markLifted } from './grid-controller.ts'

/**
 * Keyboard control of the grid, which is one tab stop. Arrows move between blocks; M picks one up, arrows move it,
 * Enter drops it, Esc cancels. With Ctrl the arrows resize, Shift makes steps of five minutes, Alt+Enter places it
 * anyway.
 */
export function useGridKeys(root: RefObject<HTMLElement | null>, controller: ControllerRef, now: () => number): void {
  useEffect(() => {
    const grid = root.current
    if (!grid) return
    const enter = (event: FocusEvent): void => {
      grid.tabIndex = -1
      if (event.target !== grid) return
      const first = nearestBlock(listBlocks(controller), now())
      focusBlock(grid, controller, first)
    }
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && grid.contains(event.relatedTarget)) return
      grid.tabIndex = 0
      if (controller.current.ghost.get()?.mode === 'keys') cancelMove(grid, controller)
    }
    const press = (event: KeyboardEvent): void => {
      const isHandled =
        controller.current.ghost.get()?.mode === 'keys' ? carry(event, grid, controller) : walk(event, grid, controller)
      if (!isHandled) return
      event.preventDefault()
      event.stopPropagation()
    }
    const heard = { focusin: enter, focusout: leave, keydown: press }
    for (const [name, listener] of Object.entries(heard)) grid.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(heard)) grid.removeEventListener(name, listener as EventListener)
    }
  }, [root, controller, now])
}

const steps: Record<string, Step> = { ArrowUp: 'before', ArrowDown: 'after' }
const sides: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

function walk(event: KeyboardEvent, grid: HTMLElement, controller: ControllerRef): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const under = findBlock(event.target, controller.current)
  if (!under) return false
  if (event.key.toLowerCase() === 'm') return lift(under, grid, controller)
  const side = readDirection(event, grid)
  const step = steps[event.key] ?? (side && (side > 0 ? 'columnAfter' : 'columnBefore'))
  if (!step) return false
  const columns = listBlocks(controller)
  const index = columns[under.column]?.findIndex(({ item }) => item === under.item) ?? -1
  focusBlock(grid, controller, nextBlock(columns, { column: under.column, index }, step))
  return true
}

/** In right-to-left languages left is the next column. */
function readDirection(event: KeyboardEvent, grid: HTMLElement): number | undefined {
  const side = sides[event.key]
  return side && getComputedStyle(grid).direction === 'rtl' ? -side : side
}

function lift(
  { button, item, column }: NonNullable<ReturnType<typeof findBlock>>,
  grid: HTMLElement,
  controller: ControllerRef,
) {
  if (button.dataset['fixed'] !== undefined) return true
  const { columns, context, ghost, announce } = controller.current
  markLifted(grid, item.key)
  ghost.set(withVerdict(toSpot(item, column, columns, 'keys'), columns, context))
  announce('lifted', ghost.get())
  return true
}

function carry(event: KeyboardEvent, grid: HTMLElement, controller: ControllerRef): boolean {
  const { columns, context, ghost, announce, drop } = controller.current
  const held = ghost.get()
  if (!held) return false
  if (event.key === 'Escape') {
    cancelMove(grid, controller)
    announce('back', held)
    return true
  }
  if (event.key === 'Enter' || event.key === ' ') {
    if (held.verdict.kind !== 'free' && !event.altKey) announce('blocked', held)
    else {
      cancelMove(grid, controller)
      drop(held, event.altKey)
    }
    return true
  }
  const moved = step(event, held, grid, controller)
  if (!moved) return event.key !== 'Tab'
  ghost.set(withVerdict(moved, columns, context))
  announce('step', ghost.get())
  return true
}

function step(
  event: KeyboardEvent,
  held: Ghost,
  grid: HTMLElement,
  { current: { columns } }: ControllerRef,
): Ghost | null {
  const size = event.shiftKey ? FINE : USUAL_STEP
  const side = readDirection(event, grid)
  if (side) return columns[held.column + side] ? { ...held, column: held.column + side } : null
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (direction === 0) return null
  if (event.ctrlKey) return { ...held, length: Math.max(FINE, held.length + direction * size) }
  const most = columns[held.column]?.axis.minutes ?? 1440
  const next = direction > 0 ? snap(held.minute + size - 0.01, size) : snap(held.minute - size + 0.01, size)
  return { ...held, minute: within(next, held.length, most) }
}

function cancelMove(grid: HTMLElement, controller: ControllerRef): void {
  controller.current.ghost.set(null)
  markLifted(grid, null)
}

const listBlocks = (controller: ControllerRef) => controller.current.columns.map(({ blocks }) => blocks)

function focusBlock(
  grid: HTMLElement,
  controller: ControllerRef,
  where: { column: number; index: number } | undefined,
): void {
  const block = where && controller.current.columns[where.column]?.blocks[where.index]
  const column = grid.querySelector(`[data-column="${where?.column}"]`)
  if (block) column?.querySelector<HTMLElement>(`[data-block="${CSS.escape(block.item.key)}"]`)?.focus()
}
