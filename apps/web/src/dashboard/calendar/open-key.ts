import type { Item } from './model.ts'

const NOTHING = {
  booking: null,
  session: null,
  hold: null,
  confirm: null,
  pay: null,
  new: null,
  with: null,
  length: null,
  kind: null,
  service: null,
  move: null,
  booked: null,
}

/** Returns the URL changes that open an item's drawer. */
export function openParams(item: Pick<Item, 'key' | 'id'>): Record<string, string | null> {
  const kind = item.key.slice(0, item.key.indexOf('-'))
  return { ...NOTHING, [kind]: item.id }
}

/** Returns the URL changes that close the drawer. */
export const closeParams = (): Record<string, null> => ({ ...NOTHING })

/** Returns the key of what the URL has open; `new` for a new booking. */
export function readOpenKey(search: URLSearchParams): string | null {
  if (search.has('new')) return 'new'
  for (const kind of ['booking', 'session', 'hold']) {
    const id = search.get(kind)
    if (id) return `${kind}-${id}`
  }
  return null
}

/** Returns the URL parameters that decide what the drawer beside the calendar shows. */
export const drawerKey = (search: URLSearchParams): string =>
  ['booking', 'confirm', 'pay', 'done', 'new', 'kind', 'service', 'with', 'length', 'move', 'to', 'at']
    .map((name) => search.get(name) ?? '')
    .join(' ')
