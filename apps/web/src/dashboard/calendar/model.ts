import type { calendars, Infer } from '@kalends/contract'
import type { Choice, StaffChoice } from '../data/choices.ts'

type WireItem = Infer<typeof calendars.CalendarItem>

export const calendarViews = ['day', 'week', 'month'] as const
export type CalendarView = (typeof calendarViews)[number]

/** A week with people as rows, or with the hours of each day. */
export const weekLayouts = ['people', 'times'] as const
export type WeekLayout = (typeof weekLayouts)[number]

/** A half-open interval in epoch milliseconds. */
export type Span = { from: number; until: number }

export const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until

/** A person or room whose time is booked. */
export type Resource = {
  id: string
  name: string
  hue: string
  photoUrl: string | null
  isPerson: boolean
  /** Null for a room. */
  staffMemberId: string | null
  /** Where it works; empty for everywhere. */
  locationIds: string[]
  open: Span[]
  openMinutes: number
  busyMinutes: number
}

/** One item of the calendar, with instants as numbers. */
export type Item = {
  /** `booking`, `session` or `hold` with its id: used in URLs and element ids. */
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
  /** Its teacher left, and no other is named yet. */
  staffToBeNamed: boolean
  locationId: string | null
  serviceId: string | null
  title: string
  hue: string
  customer: string | null
  status: string
  payment: string | null
  /** How many of its bookings are unpaid, in whole or part. */
  unpaid: number
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

/** A day on which a location or person is closed or has special hours. */
export type Closure = {
  key: string
  kind: Infer<typeof calendars.CalendarClosure>['kind']
  day: string
  locationId: string | null
  locationName: string | null
  resourceId: string | null
  /** Opening hours of that day; empty when closed. */
  windows: { opensMinute: number; closesMinute: number }[]
  reason: string
}

/** Figures of one day. */
export type DayNumbers = { day: string; bookings: number; unpaid: number; openMinutes: number; busyMinutes: number }

/** Data of the calendar page. */
export type CalendarData = {
  view: CalendarView
  day: string
  today: string
  /** The local days shown: one, a week or six weeks. */
  days: string[]
  /** The week around the selected day. */
  week: string[]
  shows: 'people' | 'rooms'
  /** Filters by this person or room. */
  staff: string | null
  /** Filters by this location. */
  location: string | null
  /** How a week shows several people; null for what suits their number. */
  layout: WeekLayout | null
  /** The people and locations to filter by. */
  choices: { people: StaffChoice[]; locations: Choice[] }
  /** Set for a day on which nobody works, with the next day on which somebody does. */
  closed: { next: string | null } | null
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

/** What the signed-in person may do here. */
export type Rights = { book: boolean; overlap: boolean; block: boolean }

/** A service as staff book it. */
export type ServiceChoice = {
  id: string
  name: string
  hue: string
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  scheduleId: string
  minutes: number
  /** A rental of whole days. */
  byTheDay: boolean
  price: { value: string; currency: string } | null
  /** Staff who offer it; empty if it needs no staff. */
  staffIds: string[]
  /** Locations of the business where it is given. */
  locations: { id: string; name: string }[]
}

export const MINUTE = 60_000
