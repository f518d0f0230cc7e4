import { FINE, USUAL_STEP } from '../rules/snap.ts'
import { edgeScroll } from './edge-scroll.ts'
import { isSamePlace, judged, type Spot, spotOf } from './ghost.ts'
import { blockUnder, type HandRef, pointOn, showLifted } from './grid-hand.ts'
import { carriedTo, drawnTo, type Point, pointedAt, type Taken, takenFrom } from './spots.ts'

const FAR = 4
const LONG = 250

type Held = {
  pointerId: number
  x: number
  y: number
  begin: Point
  /** Null on an empty place. */
  taken: Taken | null
  isMoving: boolean
  /** Has left where it was pressed; a mouse button held long in one place is still a click. */
  hasTravelled: boolean
  isTouch: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** One pointer on the grid, from its press to its release. */
export class PointerHands {
  #held: Held | null = null
  #wasMoved = false
  readonly #scroll: HTMLElement
  readonly #area: HTMLElement
  readonly #hand: HandRef
  readonly #edges: ReturnType<typeof edgeScroll>

  constructor(scroll: HTMLElement, area: HTMLElement, hand: HandRef) {
    this.#scroll = scroll
    this.#area = area
    this.#hand = hand
    this.#edges = edgeScroll(scroll)
  }

  readonly letGo = (): void => {
    if (this.#held) clearTimeout(this.#held.timer)
    this.#held = null
    this.#edges.stop()
    this.#scroll.removeAttribute('data-dragging')
    showLifted(this.#scroll, null)
    this.#hand.current.ghost.set(null)
  }

  readonly press = (event: PointerEvent): void => {
    const hand = this.#hand.current
    if (event.button !== 0 || this.#held) return
    const under = blockUnder(event.target, hand)
    const isFixed = under?.button.dataset['fixed'] !== undefined
    this.#wasMoved = false
    if (isFixed || (!under && !(isOnColumn(event.target) && hand.mayCreate))) return
    const begin = this.#pointOf(event.clientX, event.clientY)
    const isTouch = event.pointerType === 'touch'
    this.#held = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      begin,
      isTouch,
      taken: takenFrom(event, begin, hand),
      isMoving: false,
      hasTravelled: false,
      timer: undefined,
    }
    if (under || isTouch) this.#held.timer = setTimeout(() => this.#lift(), LONG)
  }

  readonly move = (event: PointerEvent): void => {
    const held = this.#held
    if (!held) {
      this.#hover(event)
      return
    }
    if (event.pointerId !== held.pointerId) return
    const { clientX: x, clientY: y, shiftKey } = event
    const isFar = Math.hypot(x - held.x, y - held.y) > FAR
    if (isFar) held.hasTravelled = true
    if (!held.isMoving && isFar) {
      if (held.isTouch) {
        this.letGo()
        return
      }
      this.#lift()
    }
    if (!held.isMoving) return
    this.#edges.follow(x, y, () => this.#follow(x, y, shiftKey))
    this.#follow(x, y, shiftKey)
  }

  readonly release = (event: PointerEvent): void => {
    const held = this.#held
    if (!held || event.pointerId !== held.pointerId) return
    const hand = this.#hand.current
    const ghost = hand.ghost.get()
    this.letGo()
    const { taken, isMoving, hasTravelled, isTouch } = held
    if (taken && isMoving) {
      this.#wasMoved = hasTravelled || isTouch
      const stood = spotOf(taken.item, taken.column, hand.columns, taken.mode)
      if (hasTravelled && ghost && !isSamePlace(ghost, stood)) hand.drop(ghost, event.altKey)
    } else if (!taken && isOnColumn(event.target)) {
      hand.create(isMoving && ghost ? ghost : pointedAt(held.begin, 'create', hand.usualLength))
    }
  }

  readonly click = (event: MouseEvent): void => {
    const under = blockUnder(event.target, this.#hand.current)
    if (under && !this.#wasMoved) this.#hand.current.open(under.item)
    this.#wasMoved = false
  }

  readonly giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#held?.isMoving) return
    event.stopPropagation()
    this.letGo()
    this.#wasMoved = true
    this.#hand.current.say('back', null)
  }

  readonly leave = (): void => {
    if (!this.#held) this.#forgetHover()
  }

  /** A finger that carries something neither scrolls nor asks for a menu. */
  readonly keepStill = (event: Event): void => {
    if (this.#held?.isMoving) event.preventDefault()
  }

  #lift(): void {
    const held = this.#held
    if (!held || held.isMoving) return
    held.isMoving = true
    this.#scroll.setAttribute('data-dragging', '')
    if (held.taken) showLifted(this.#scroll, held.taken.item.key)
    this.#follow(held.x, held.y, false)
  }

  #follow(x: number, y: number, isFine: boolean): void {
    if (!this.#held) return
    const { taken, begin } = this.#held
    const step = isFine ? FINE : USUAL_STEP
    const at = this.#pointOf(x, y)
    this.#show(taken ? carriedTo(taken, at, this.#hand.current, step) : drawnTo(begin, at, step))
  }

  #hover(event: PointerEvent): void {
    const { mayCreate, usualLength, ghost } = this.#hand.current
    const isIdle = event.pointerType === 'mouse' && event.buttons === 0
    const isEmpty = event.target instanceof HTMLElement && 'column' in event.target.dataset
    if (!isIdle || !isEmpty || !mayCreate) this.#forgetHover()
    else if ((ghost.get()?.mode ?? 'hover') === 'hover')
      this.#show(pointedAt(this.#pointOf(event.clientX, event.clientY), 'hover', usualLength))
  }

  #forgetHover(): void {
    const { ghost } = this.#hand.current
    if (ghost.get()?.mode === 'hover') ghost.set(null)
  }

  /** Drawn anew only where something changed. */
  #show(spot: Spot): void {
    const { ghost, columns, scene } = this.#hand.current
    const before = ghost.get()
    if (before && before.mode === spot.mode && isSamePlace(before, spot)) return
    ghost.set(judged(spot, columns, scene))
  }

  #pointOf(x: number, y: number): Point {
    return pointOn(this.#area, this.#hand.current, x, y)
  }
}

const isOnColumn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-column]') !== null
