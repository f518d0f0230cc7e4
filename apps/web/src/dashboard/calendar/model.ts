import type { calendars, Infer } from '@kalends/contract'

type WireItem = Infer<typeof calendars.CalendarItem>

export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Half-open, in epoch milliseconds. */
export type Span = { from: number; until: number }

/** Somebody or something whose time is taken. */
export type Resource = {
  id: string
  name: string
  hue: string
  photoUrl: string | null
  isPerson: boolean
  /** Null for a room. */
  staffMemberId: string | null
  open: Span[]
  openMinutes: number
  busyMinutes: number
}

/** One block of the calendar, as the pages work with it: instants as numbers. */
export type Item = {
  /** `booking`, `session` or `hold` with its id: what stands in addresses and in the document. */
  key: string
  kind: WireItem['kind']
  id: string
  revision: string
  sessionId: string | null
  from: number
  until: number
  bufferBefore: number
  bufferAfter: number
  resourceIds: string[]
  locationId: string | null
  serviceId: string | null
  title: string
  hue: string
  customer: string | null
  status: string
  payment: string | null
  attendance: WireItem['attendance']
  attendedAt: number | null
  doubleBooked: boolean
  firstVisit: boolean
  hasNote: boolean
  note: string | null
  participants: number
  seats: { capacity: number; taken: number } | null
  waiting: number
  isSeries: boolean
  heldUntil: number | null
}

/** A day on which a location or a person is closed, or works other hours than usual. */
export type Closure = {
  key: string
  kind: Infer<typeof calendars.CalendarClosure>['kind']
  day: string
  locationId: string | null
  locationName: string | null
  resourceId: string | null
  /** Hours of that day; none: closed or off. */
  windows: { opensMinute: number; closesMinute: number }[]
  reason: string
}

/** One day in numbers. */
export type DayNumbers = { day: string; bookings: number; openMinutes: number; busyMinutes: number }

/** What the calendar shows of an address. */
export type CalendarData = {
  view: CalendarView
  day: string
  today: string
  /** The local days shown: one, a week, or six weeks. */
  days: string[]
  /** The seven days around the chosen one. */
  week: string[]
  shows: 'people' | 'rooms'
  /** Only this person or room. */
  staff: string | null
  withCancelled: boolean
  zone: string
  resources: Resource[]
  items: Item[]
  closures: Closure[]
  numbers: DayNumbers[]
  version: string
  now: number
  rights: Rights
}

/** What the person who looks may do here. */
export type Rights = { book: boolean; overlap: boolean; block: boolean }

/** A service as the desk books it. */
export type ServiceChoice = {
  id: string
  name: string
  hue: string
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  scheduleId: string
  minutes: number
  price: { value: string; currency: string } | null
  /** Who can give it; empty: nobody in particular is asked for. */
  staffIds: string[]
}

export const MINUTE = 60_000
