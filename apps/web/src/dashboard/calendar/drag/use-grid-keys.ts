import { type RefObject, useEffect } from 'react'
import { FINE, snap, USUAL_STEP, within } from '../rules/snap.ts'
import { type Step, startOfWalk, walkFrom } from '../rules/walk.ts'
import { type Ghost, judged, spotOf } from './ghost.ts'
import { blockUnder, type HandRef, showLifted } from './grid-hand.ts'

/**
 * The grid is one stop of the Tab key. Arrows walk its blocks; M lifts one, arrows carry it, Enter sets it, Esc puts it
 * back. With Ctrl the arrows change its length, with Shift they go by five minutes, and Alt with Enter places anyway.
 */
export function useGridKeys(root: RefObject<HTMLElement | null>, hand: HandRef, now: () => number): void {
  useEffect(() => {
    const grid = root.current
    if (!grid) return
    const enter = (event: FocusEvent): void => {
      grid.tabIndex = -1
      if (event.target !== grid) return
      const first = startOfWalk(blocksOf(hand), now())
      focusBlock(grid, hand, first)
    }
    const leave = (event: FocusEvent): void => {
      if (event.relatedTarget instanceof Node && grid.contains(event.relatedTarget)) return
      grid.tabIndex = 0
      if (hand.current.ghost.get()?.mode === 'keys') putDown(grid, hand)
    }
    const press = (event: KeyboardEvent): void => {
      const isHandled = hand.current.ghost.get()?.mode === 'keys' ? carry(event, grid, hand) : walk(event, grid, hand)
      if (!isHandled) return
      event.preventDefault()
      event.stopPropagation()
    }
    const heard = { focusin: enter, focusout: leave, keydown: press }
    for (const [name, listener] of Object.entries(heard)) grid.addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(heard)) grid.removeEventListener(name, listener as EventListener)
    }
  }, [root, hand, now])
}

const steps: Record<string, Step> = { ArrowUp: 'before', ArrowDown: 'after' }
const sides: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }

function walk(event: KeyboardEvent, grid: HTMLElement, hand: HandRef): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const under = blockUnder(event.target, hand.current)
  if (!under) return false
  if (event.key.toLowerCase() === 'm') return lift(under, grid, hand)
  const side = sideOf(event, grid)
  const step = steps[event.key] ?? (side && (side > 0 ? 'columnAfter' : 'columnBefore'))
  if (!step) return false
  const columns = blocksOf(hand)
  const index = columns[under.column]?.findIndex(({ item }) => item === under.item) ?? -1
  focusBlock(grid, hand, walkFrom(columns, { column: under.column, index }, step))
  return true
}

/** Left is the column after where one writes from right to left. */
function sideOf(event: KeyboardEvent, grid: HTMLElement): number | undefined {
  const side = sides[event.key]
  return side && getComputedStyle(grid).direction === 'rtl' ? -side : side
}

function lift({ button, item, column }: NonNullable<ReturnType<typeof blockUnder>>, grid: HTMLElement, hand: HandRef) {
  if (button.dataset['fixed'] !== undefined) return true
  const { columns, scene, ghost, say } = hand.current
  showLifted(grid, item.key)
  ghost.set(judged(spotOf(item, column, columns, 'keys'), columns, scene))
  say('lifted', ghost.get())
  return true
}

function carry(event: KeyboardEvent, grid: HTMLElement, hand: HandRef): boolean {
  const { columns, scene, ghost, say, drop } = hand.current
  const held = ghost.get()
  if (!held) return false
  if (event.key === 'Escape') {
    putDown(grid, hand)
    say('back', held)
    return true
  }
  if (event.key === 'Enter' || event.key === ' ') {
    if (held.verdict.kind !== 'free' && !event.altKey) say('blocked', held)
    else {
      putDown(grid, hand)
      drop(held, event.altKey)
    }
    return true
  }
  const moved = step(event, held, grid, hand)
  if (!moved) return event.key !== 'Tab'
  ghost.set(judged(moved, columns, scene))
  say('step', ghost.get())
  return true
}

function step(event: KeyboardEvent, held: Ghost, grid: HTMLElement, { current: { columns } }: HandRef): Ghost | null {
  const size = event.shiftKey ? FINE : USUAL_STEP
  const side = sideOf(event, grid)
  if (side) return columns[held.column + side] ? { ...held, column: held.column + side } : null
  const direction = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (direction === 0) return null
  if (event.ctrlKey) return { ...held, length: Math.max(FINE, held.length + direction * size) }
  const most = columns[held.column]?.axis.minutes ?? 1440
  const next = direction > 0 ? snap(held.minute + size - 0.01, size) : snap(held.minute - size + 0.01, size)
  return { ...held, minute: within(next, held.length, most) }
}

function putDown(grid: HTMLElement, hand: HandRef): void {
  hand.current.ghost.set(null)
  showLifted(grid, null)
}

const blocksOf = (hand: HandRef) => hand.current.columns.map(({ blocks }) => blocks)

function focusBlock(grid: HTMLElement, hand: HandRef, where: { column: number; index: number } | undefined): void {
  const block = where && hand.current.columns[where.column]?.blocks[where.index]
  const column = grid.querySelector(`[data-column="${where?.column}"]`)
  if (block) column?.querySelector<HTMLElement>(`[data-block="${CSS.escape(block.item.key)}"]`)?.focus()
}
