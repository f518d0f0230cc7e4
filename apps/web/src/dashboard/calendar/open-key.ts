import type { Item } from './model.ts'

const NOTHING = {
  booking: null,
  session: null,
  hold: null,
  ask: null,
  new: null,
  with: null,
  length: null,
  what: null,
  service: null,
  move: null,
  booked: null,
}

/** Changes of the address that open the drawer of a thing. */
export function openParams(item: Pick<Item, 'key' | 'id'>): Record<string, string | null> {
  const kind = item.key.slice(0, item.key.indexOf('-'))
  return { ...NOTHING, [kind]: item.id }
}

/** Changes of the address that close whatever is open. */
export const closeParams = (): Record<string, null> => ({ ...NOTHING })

/** Key of what an address has open; `new` for a booking that is being made. */
export function readOpenKey(search: URLSearchParams): string | null {
  if (search.has('new')) return 'new'
  for (const kind of ['booking', 'session', 'hold']) {
    const id = search.get(kind)
    if (id) return `${kind}-${id}`
  }
  return null
}

/** The parts of an address that decide what stands beside the calendar. */
export const besideKey = (search: URLSearchParams): string =>
  ['booking', 'ask', 'done', 'new', 'what', 'service', 'with', 'length', 'move', 'to', 'at']
    .map((name) => search.get(name) ?? '')
    .join(' ')
