import type { Item } from '../model.ts'
import type { Column } from '../rules/columns.ts'
import type { Scene } from '../rules/conflict.ts'
import type { Store } from '../store.ts'
import type { Ghost, Spot } from './ghost.ts'

/** What pointer and keys work with; always the newest, without being bound anew. */
export type GridHand = {
  columns: readonly Column[]
  scene: Scene
  hourHeight: number
  mayMove: boolean
  mayCreate: boolean
  /** Length of what is made on an empty place. */
  usualLength: number
  ghost: Store<Ghost | null>
  open: (item: Item) => void
  /** Lets it go: `force` puts it over whatever stands there. */
  drop: (ghost: Ghost, force: boolean) => void
  create: (spot: Spot) => void
  say: (words: 'step' | 'lifted' | 'back' | 'blocked', ghost: Ghost | null) => void
}

export type HandRef = { readonly current: GridHand }

/** The block under an event, with the column it was pressed in. */
export function blockUnder(target: EventTarget | null, { columns }: GridHand) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
  const column = Number(button?.closest<HTMLElement>('[data-column]')?.dataset['column'])
  const item = columns[column]?.blocks.find(({ item: { key } }) => key === button?.dataset['block'])?.item
  return button && item ? { button, item, column } : null
}

/** Where a point of the screen lies on the columns. */
export function pointOn(body: HTMLElement, { columns, hourHeight }: GridHand, x: number, y: number) {
  const box = body.getBoundingClientRect()
  const isRtl = getComputedStyle(body).direction === 'rtl'
  const across = (isRtl ? box.right - x : x - box.left) / (box.width / columns.length)
  const column = Math.min(columns.length - 1, Math.max(0, Math.floor(across)))
  return { column, minute: ((y - box.top) / hourHeight) * 60 }
}

/** A block that was lifted leaves its outline behind. */
export function showLifted(root: HTMLElement, key: string | null): void {
  for (const one of root.querySelectorAll('[data-lifted]')) one.removeAttribute('data-lifted')
  if (key !== null)
    for (const one of root.querySelectorAll(`[data-block="${CSS.escape(key)}"]`)) one.setAttribute('data-lifted', '')
}
