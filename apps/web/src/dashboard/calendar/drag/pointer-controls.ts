import { FINE, USUAL_STEP } from '../rules/snap.ts'
import { edgeScroll } from './edge-scroll.ts'
import { isSameSpot, type Spot, toSpot, withVerdict } from './ghost.ts'
import { type ControllerRef, findBlock, locatePoint, markLifted } from './grid-controller.ts'
import { type Grabbed, grab, type Point, spotUnderPointer, spotWhileCreating, spotWhileMoving } from './spots.ts'

const FAR = 4
const LONG = 250

type Held = {
  pointerId: number
  x: number
  y: number
  begin: Point
  /** Null on free time. */
  taken: Grabbed | null
  isMoving: boolean
  /** Has moved away from where it was pressed; a long press in one place is still a click. */
  hasTravelled: boolean
  isTouch: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** One pointer on the grid, from press to release. */
export class PointerControls {
  #held: Held | null = null
  #wasMoved = false
  readonly #scroll: HTMLElement
  readonly #area: HTMLElement
  readonly #hand: ControllerRef
  readonly #edges: ReturnType<typeof edgeScroll>

  constructor(scroll: HTMLElement, area: HTMLElement, controller: ControllerRef) {
    this.#scroll = scroll
    this.#area = area
    this.#hand = controller
    this.#edges = edgeScroll(scroll)
  }

  readonly letGo = (): void => {
    if (this.#held) clearTimeout(this.#held.timer)
    this.#held = null
    this.#edges.stop()
    this.#scroll.removeAttribute('data-dragging')
    markLifted(this.#scroll, null)
    this.#hand.current.ghost.set(null)
  }

  readonly press = (event: PointerEvent): void => {
    const controller = this.#hand.current
    if (event.button !== 0 || this.#held) return
    const under = findBlock(event.target, controller)
    const isFixed = under?.button.dataset['fixed'] !== undefined
    this.#wasMoved = false
    if (isFixed || (!under && !(isOnColumn(event.target) && controller.canCreate))) return
    const begin = this.#toPoint(event.clientX, event.clientY)
    const isTouch = event.pointerType === 'touch'
    this.#held = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      begin,
      isTouch,
      taken: grab(event, begin, controller),
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
    const controller = this.#hand.current
    const ghost = controller.ghost.get()
    this.letGo()
    const { taken, isMoving, hasTravelled, isTouch } = held
    if (taken && isMoving) {
      this.#wasMoved = hasTravelled || isTouch
      const stood = toSpot(taken.item, taken.column, controller.columns, taken.mode)
      if (hasTravelled && ghost && !isSameSpot(ghost, stood)) controller.drop(ghost, event.altKey)
    } else if (!taken && isOnColumn(event.target)) {
      controller.create(isMoving && ghost ? ghost : spotUnderPointer(held.begin, 'create', controller.usualLength))
    }
  }

  readonly click = (event: MouseEvent): void => {
    const under = findBlock(event.target, this.#hand.current)
    if (under && !this.#wasMoved) this.#hand.current.open(under.item)
    this.#wasMoved = false
  }

  readonly giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#held?.isMoving) return
    event.stopPropagation()
    this.letGo()
    this.#wasMoved = true
    this.#hand.current.announce('back', null)
  }

  readonly leave = (): void => {
    if (!this.#held) this.#forgetHover()
  }

  /** Stops scrolling and the context menu while a finger drags something. */
  readonly keepStill = (event: Event): void => {
    if (this.#held?.isMoving) event.preventDefault()
  }

  #lift(): void {
    const held = this.#held
    if (!held || held.isMoving) return
    held.isMoving = true
    this.#scroll.setAttribute('data-dragging', '')
    if (held.taken) markLifted(this.#scroll, held.taken.item.key)
    this.#follow(held.x, held.y, false)
  }

  #follow(x: number, y: number, isFine: boolean): void {
    if (!this.#held) return
    const { taken, begin } = this.#held
    const step = isFine ? FINE : USUAL_STEP
    const at = this.#toPoint(x, y)
    this.#show(taken ? spotWhileMoving(taken, at, this.#hand.current, step) : spotWhileCreating(begin, at, step))
  }

  #hover(event: PointerEvent): void {
    const { canCreate, usualLength, ghost } = this.#hand.current
    const isIdle = event.pointerType === 'mouse' && event.buttons === 0
    const isEmpty = event.target instanceof HTMLElement && 'column' in event.target.dataset
    if (!isIdle || !isEmpty || !canCreate) this.#forgetHover()
    else if ((ghost.get()?.mode ?? 'hover') === 'hover')
      this.#show(spotUnderPointer(this.#toPoint(event.clientX, event.clientY), 'hover', usualLength))
  }

  #forgetHover(): void {
    const { ghost } = this.#hand.current
    if (ghost.get()?.mode === 'hover') ghost.set(null)
  }

  /** Renders only when the spot has changed. */
  #show(spot: Spot): void {
    const { ghost, columns, context } = this.#hand.current
    const before = ghost.get()
    if (before && before.mode === spot.mode && isSameSpot(before, spot)) return
    ghost.set(withVerdict(spot, columns, context))
  }

  #toPoint(x: number, y: number): Point {
    return locatePoint(this.#area, this.#hand.current, x, y)
  }
}

const isOnColumn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-column]') !== null
