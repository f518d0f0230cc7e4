import type { Item } from '../model.ts'
import type { Column } from '../rules/columns.ts'
import type { ConflictContext } from '../rules/conflict.ts'
import type { Store } from '../store.ts'
import type { Ghost, Spot } from './ghost.ts'

/** What pointer and keys work with; always the newest, without being bound anew. */
export type GridController = {
  columns: readonly Column[]
  context: ConflictContext
  hourHeight: number
  canMove: boolean
  canCreate: boolean
  /** Length of what is made on an empty place. */
  usualLength: number
  ghost: Store<Ghost | null>
  open: (item: Item) => void
  /** Lets it go: `force` puts it over whatever stands there. */
  drop: (ghost: Ghost, force: boolean) => void
  create: (spot: Spot) => void
  announce: (what: 'step' | 'lifted' | 'back' | 'blocked', ghost: Ghost | null) => void
}

export type ControllerRef = { readonly current: GridController }

/** The block under an event, with the column it was pressed in. */
export function findBlock(target: EventTarget | null, { columns }: GridController) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
  const column = Number(button?.closest<HTMLElement>('[data-column]')?.dataset['column'])
  const item = columns[column]?.blocks.find(({ item: { key } }) => key === button?.dataset['block'])?.item
  return button && item ? { button, item, column } : null
}

/** Where a point of the screen lies on the columns. */
export function locatePoint(body: HTMLElement, { columns, hourHeight }: GridController, x: number, y: number) {
  const box = body.getBoundingClientRect()
  const isRtl = getComputedStyle(body).direction === 'rtl'
  const across = (isRtl ? box.right - x : x - box.left) / (box.width / columns.length)
  const column = Math.min(columns.length - 1, Math.max(0, Math.floor(across)))
  return { column, minute: ((y - box.top) / hourHeight) * 60 }
}

/** A block that was lifted leaves its outline behind. */
export function markLifted(root: HTMLElement, key: string | null): void {
  for (const one of root.querySelectorAll('[data-lifted]')) one.removeAttribute('data-lifted')
  if (key !== null)
    for (const one of root.querySelectorAll(`[data-block="${CSS.escape(key)}"]`)) one.setAttribute('data-lifted', '')
}
