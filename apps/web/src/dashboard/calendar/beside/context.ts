import type { Change } from '../changes/change.ts'
import type { CalendarData, Item } from '../model.ts'

/** What the drawer knows of the calendar it stands beside. */
export type BesideCalendar = {
  data: CalendarData
  items: readonly Item[]
  /** Bookings in the order of the day: where the drawer's arrows lead. */
  rows: readonly { id: string }[]
  now: number
  /** Address without anything open. */
  close: string
  wasOpening: boolean
  send: (change: Change) => void
  onEnded: (ended: { id: string; revision: string; customer: string; how: 'cancel' | 'decline' }) => void
}
