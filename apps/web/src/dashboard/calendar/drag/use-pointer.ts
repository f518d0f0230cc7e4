import { type RefObject, useEffect } from 'react'
import type { Item } from '../model.ts'
import { minuteOn } from '../rules/axis.ts'
import { FINE, snap, snapDown, USUAL_STEP, within } from '../rules/snap.ts'
import { edgeScroll } from './edge-scroll.ts'
import { isSamePlace, judged, type Spot, spotOf } from './ghost.ts'
import { blockUnder, type HandRef, pointOn, showLifted } from './grid-hand.ts'

// Heard before anybody else: Esc puts back what is carried and closes nothing.
const FIRST = { passive: false, capture: true }
const FAR = 4
const LONG = 250

type Held = {
  pointerId: number
  x: number
  y: number
  /** Null on an empty place. */
  taken: { item: Item; column: number; mode: 'move' | 'resize'; grip: number } | null
  begin: { column: number; minute: number }
  isMoving: boolean
  isTouch: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

type Elements = { root: RefObject<HTMLElement | null>; body: RefObject<HTMLElement | null> }

/**
 * Dragging, resizing and drawing on empty places. A mouse begins after four pixels or a quarter of a second, a finger
 * only by resting: before that it scrolls.
 */
export function usePointer({ root, body }: Elements, hand: HandRef): void {
  useEffect(() => {
    const [scroll, area] = [root.current, body.current]
    if (!scroll || !area) return
    const hands = pointerHands(scroll, area, hand)
    for (const [name, heard] of hands.onGrid) scroll.addEventListener(name, heard as EventListener)
    for (const [name, heard] of hands.onWindow) window.addEventListener(name, heard as EventListener, FIRST)
    return () => {
      hands.letGo()
      for (const [name, heard] of hands.onGrid) scroll.removeEventListener(name, heard as EventListener)
      for (const [name, heard] of hands.onWindow) window.removeEventListener(name, heard as EventListener, FIRST)
    }
  }, [root, body, hand])
}

function pointerHands(scroll: HTMLElement, area: HTMLElement, hand: HandRef) {
  let held: Held | null = null
  let wasMoved = false
  const edges = edgeScroll(scroll)

  const letGo = (): void => {
    if (held) clearTimeout(held.timer)
    held = null
    edges.stop()
    scroll.removeAttribute('data-dragging')
    showLifted(scroll, null)
    hand.current.ghost.set(null)
  }

  const lift = (): void => {
    if (!held) return
    held.isMoving = true
    scroll.setAttribute('data-dragging', '')
    if (held.taken) showLifted(scroll, held.taken.item.key)
    follow(held, held.x, held.y, false)
  }

  const follow = (of: Held, x: number, y: number, isFine: boolean): void => {
    const spot = spotAt(of, pointOn(area, hand.current, x, y), hand.current, isFine ? FINE : USUAL_STEP)
    const before = hand.current.ghost.get()
    if (before && before.mode === spot.mode && isSamePlace(before, spot)) return
    hand.current.ghost.set(judged(spot, hand.current.columns, hand.current.scene))
  }

  const press = (event: PointerEvent): void => {
    if (event.button !== 0 || held) return
    const under = blockUnder(event.target, hand.current)
    const isEmpty = event.target instanceof Element && event.target.closest('[data-column]') !== null
    const isFixed = under?.button.dataset['fixed'] !== undefined
    if (isFixed || (!under && !(isEmpty && hand.current.mayCreate))) return
    const begin = pointOn(area, hand.current, event.clientX, event.clientY)
    const isTouch = event.pointerType === 'touch'
    wasMoved = false
    held = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      taken: takenFrom(event, under, begin.minute, hand),
      begin,
      isMoving: false,
      isTouch,
      timer: undefined,
    }
    if (under || isTouch) held.timer = setTimeout(lift, LONG)
  }

  const move = (event: PointerEvent): void => {
    if (!held) return hover(event)
    if (event.pointerId !== held.pointerId) return
    const isFar = Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR
    if (!held.isMoving && isFar) {
      if (held.isTouch) return letGo()
      lift()
    }
    if (!held.isMoving) return
    if (isFar) wasMoved = true
    edges.follow(event.clientX, event.clientY, () => held && follow(held, event.clientX, event.clientY, event.shiftKey))
    follow(held, event.clientX, event.clientY, event.shiftKey)
  }

  const hover = (event: PointerEvent): void => {
    const { current } = hand
    const isEmpty =
      event.pointerType === 'mouse' &&
      event.buttons === 0 &&
      event.target instanceof HTMLElement &&
      'column' in event.target.dataset
    const known = current.ghost.get()
    if (!isEmpty || !current.mayCreate) {
      if (known?.mode === 'hover') current.ghost.set(null)
      return
    }
    if (known && known.mode !== 'hover') return
    const { column, minute } = pointOn(area, current, event.clientX, event.clientY)
    const spot: Spot = {
      mode: 'hover',
      item: null,
      origin: column,
      column,
      minute: snapDown(minute, USUAL_STEP),
      length: current.usualLength,
    }
    if (!known || !isSamePlace(known, spot)) current.ghost.set(judged(spot, current.columns, current.scene))
  }

  const release = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointerId) return
    const { isMoving, taken, begin } = held
    const ghost = hand.current.ghost.get()
    letGo()
    if (isMoving && taken && ghost) {
      wasMoved = true
      const stood = spotOf(taken.item, taken.column, hand.current.columns, taken.mode)
      if (!isSamePlace(ghost, stood)) hand.current.drop(ghost, event.altKey)
    } else if (!taken) {
      wasMoved = true
      const length = hand.current.usualLength
      const spot: Spot = {
        mode: 'create',
        item: null,
        origin: begin.column,
        column: begin.column,
        minute: snapDown(begin.minute, USUAL_STEP),
        length,
      }
      if (event.target instanceof Element && event.target.closest('[data-column]'))
        hand.current.create(isMoving && ghost ? ghost : spot)
    }
  }

  const click = (event: MouseEvent): void => {
    const under = blockUnder(event.target, hand.current)
    if (wasMoved) event.preventDefault()
    else if (under) hand.current.open(under.item)
    wasMoved = false
  }

  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !held?.isMoving) return
    event.stopPropagation()
    letGo()
    wasMoved = true
    hand.current.say('back', null)
  }

  const leave = (): void => {
    if (!held && hand.current.ghost.get()?.mode === 'hover') hand.current.ghost.set(null)
  }

  return {
    letGo,
    onGrid: [
      ['pointerdown', press],
      ['click', click],
      ['pointerleave', leave],
    ] as const,
    onWindow: [
      ['pointermove', move],
      ['pointerup', release],
      ['pointercancel', letGo],
      ['keydown', giveUp],
      // A finger that carries something does not scroll.
      ['touchmove', (event: TouchEvent) => held?.isMoving && event.preventDefault()],
      ['contextmenu', (event: Event) => held?.isTouch && event.preventDefault()],
    ] as const,
  }
}

function takenFrom(
  event: PointerEvent,
  under: ReturnType<typeof blockUnder>,
  minute: number,
  hand: HandRef,
): Held['taken'] {
  if (!under) return null
  const isHandle = event.target instanceof Element && event.target.closest('[data-handle]') !== null
  const axis = hand.current.columns[under.column]?.axis
  const grip = axis ? minute - minuteOn(axis, under.item.from) : 0
  return { item: under.item, column: under.column, mode: isHandle ? 'resize' : 'move', grip }
}

/** The place a held block, or a drawn one, has while the pointer is there. */
function spotAt(
  { taken, begin }: Held,
  at: { column: number; minute: number },
  hand: HandRef['current'],
  step: number,
): Spot {
  if (!taken) {
    const start = snapDown(Math.min(begin.minute, at.minute), USUAL_STEP)
    const length = Math.max(USUAL_STEP, snap(Math.abs(at.minute - begin.minute), step))
    return { mode: 'create', item: null, origin: begin.column, column: begin.column, minute: start, length }
  }
  const stood = spotOf(taken.item, taken.column, hand.columns, taken.mode)
  if (taken.mode === 'resize') return { ...stood, length: Math.max(FINE, snap(at.minute, step) - stood.minute) }
  const most = hand.columns[at.column]?.axis.minutes ?? 1440
  const moved = at.minute - taken.grip
  // Where it stood stays a place of its own, wherever the grid lies.
  const isHome = at.column === taken.column && Math.abs(moved - stood.minute) < step / 2
  return { ...stood, column: at.column, minute: isHome ? stood.minute : within(snap(moved, step), stood.length, most) }
}
