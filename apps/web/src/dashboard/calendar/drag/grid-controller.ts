import type { Item } from '../model.ts'
import type { Column } from '../rules/columns.ts'
import type { ConflictContext } from '../rules/conflict.ts'
import type { Store } from '../store.ts'
import type { Ghost, Spot } from './ghost.ts'

/** State and callbacks shared by pointer and keyboard; a ref to the latest values, so listeners need no rebinding. */
export type GridController = {
  columns: readonly Column[]
  context: ConflictContext
  hourHeight: number
  canMove: boolean
  canCreate: boolean
  /** Length of a booking created with a click on free time. */
  usualLength: number
  ghost: Store<Ghost | null>
  open: (item: Item) => void
  /** Drops the item; `force` places it over whatever is there. */
  drop: (ghost: Ghost, force: boolean) => void
  create: (spot: Spot) => void
  announce: (what: 'step' | 'lifted' | 'back' | 'blocked', ghost: Ghost | null) => void
}

export type ControllerRef = { readonly current: GridController }

/** Returns the block under an event, with its column. */
export function findBlock(target: EventTarget | null, { columns }: GridController) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
  const column = Number(button?.closest<HTMLElement>('[data-column]')?.dataset['column'])
  const item = columns[column]?.blocks.find(({ item: { key } }) => key === button?.dataset['block'])?.item
  return button && item ? { button, item, column } : null
}

/** Converts a point on the screen to a column and minute. */
export function locatePoint(body: HTMLElement, { columns, hourHeight }: GridController, x: number, y: number) {
  const box = body.getBoundingClientRect()
  const isRtl = getComputedStyle(body).direction === 'rtl'
  const across = (isRtl ? box.right - x : x - box.left) / (box.width / columns.length)
  const column = Math.min(columns.length - 1, Math.max(0, Math.floor(across)))
  return { column, minute: ((y - box.top) / hourHeight) * 60 }
}

/** Marks the block being moved, which leaves an outline behind. */
export function markLifted(root: HTMLElement, key: string | null): void {
  for (const one of root.querySelectorAll('[data-lifted]')) one.removeAttribute('data-lifted')
  if (key !== null)
    for (const one of root.querySelectorAll(`[data-block="${CSS.escape(key)}"]`)) one.setAttribute('data-lifted', '')
}
