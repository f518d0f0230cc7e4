import type { Change } from '../changes/change.ts'
import type { CalendarData, Item } from '../model.ts'

/** What the drawer gets from the calendar page. */
export type DrawerContext = {
  data: CalendarData
  items: readonly Item[]
  /** Bookings in time order: targets of the drawer's arrows. */
  rows: readonly { id: string }[]
  now: number
  /** URL with nothing open. */
  close: string
  wasOpening: boolean
  send: (change: Change) => void
  onEnded: (ended: { id: string; revision: string; customer: string; how: 'cancel' | 'decline' }) => void
}
