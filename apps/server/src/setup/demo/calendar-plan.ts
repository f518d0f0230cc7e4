import {
  buildWindows,
  DAY,
  type Interval,
  localDayBounds,
  localToInstant,
  MINUTE,
  toLocalDay,
} from '@kalends/availability'
import type { Random } from './random.ts'
import {
  type DemoService,
  type LocationKey,
  locations,
  type RoomKey,
  reservedFree,
  rooms,
  type StaffKey,
  services,
  staff,
} from './studio.ts'

export type PlannedStatus = 'CONFIRMED' | 'PENDING' | 'CANCELED' | 'DECLINED'

/** One booking of the demo. Instants are epoch milliseconds; `customer` is a place in the list of customers. */
export type PlannedBooking = Interval & {
  service: DemoService
  staff: StaffKey
  location: LocationKey
  room: RoomKey | null
  status: PlannedStatus
  /** Marked as paid. Visits of the last days are paid one by one instead. */
  isPaid: boolean
  createdAt: number
  /** When it was answered or ended; null while it is as it was made. */
  changedAt: number | null
  customer: number
}

export const pastDays = 42
export const futureDays = 28
/** Days whose visits are paid one by one, with receipts; earlier ones are only marked as paid. */
export const paidDays = 7
const step = 15 * MINUTE

/** Six weeks behind and four ahead of everybody's bookings: fuller the nearer, never two at a time. */
export function planCalendar(now: number, random: Random, customers: number): PlannedBooking[] {
  const taken = new Map<RoomKey, Interval[]>()
  const planned: PlannedBooking[] = []
  for (const key of Object.keys(staff) as StaffKey[]) {
    const { timeZone, weekly } = staff[key]
    const hours = { zone: timeZone, weekly, exceptions: [] }
    const { starts, ends } = buildWindows(hours, now - pastDays * DAY, now + futureDays * DAY)
    for (let i = 0; i < starts.length; i++) {
      const window = { start: starts[i] as number, end: ends[i] as number }
      planned.push(...planWindow({ key, window, now, random, taken, customers }))
    }
  }
  return planned.sort((a, b) => a.start - b.start)
}

type Window = {
  key: StaffKey
  window: Interval
  now: number
  random: Random
  taken: Map<RoomKey, Interval[]>
  customers: number
}

function planWindow(at: Window): PlannedBooking[] {
  const { key, window, now, random } = at
  const planned: PlannedBooking[] = []
  for (let start = window.start; start < window.end; ) {
    const busyness = fullness((start - now) / DAY)
    const booking = random.next() < busyness ? planAt(at, start) : undefined
    if (!booking) {
      start += random.whole(1, 3) * step
      continue
    }
    planned.push(booking)
    // A released slot can be booked again.
    const isTaking = booking.status === 'CONFIRMED' || booking.status === 'PENDING'
    const end = booking.end + booking.service.bufferAfterMinutes * MINUTE
    start = isTaking ? start + Math.ceil((end - start) / step) * step : start + step
    if (isTaking && booking.room)
      at.taken.set(booking.room, [...(at.taken.get(booking.room) ?? []), { start: booking.start, end }])
  }
  return planned.filter((booking) => !isReservedFree(key, booking, now))
}

/** Probability that a free slot is booked, by days from now. */
function fullness(days: number): number {
  if (days < 0) return 0.7
  return Math.max(0.12, 0.6 - days * 0.02)
}

function planAt({ key, window, now, random, taken, customers }: Window, start: number): PlannedBooking | undefined {
  const { location } = staff[key]
  const service = random.pick(services.filter((one) => one.staff.includes(key) && one.locations.includes(location)))
  const end = start + service.minutes * MINUTE
  if (end > window.end || isClosed(location, { start, end }, service)) return undefined
  const span = { start, end: end + service.bufferAfterMinutes * MINUTE }
  const own = service.rooms.filter((room) => rooms[room].location === location)
  const room = own.find((one) => !(taken.get(one) ?? []).some((other) => overlaps(other, span)))
  if (own.length > 0 && !room) return undefined
  const status = plannedStatus(service, start < now, random)
  const createdAt = Math.min(start, now) - random.whole(30, 14 * 24 * 60) * MINUTE
  const changedAt = changeTime(service, status, { createdAt, start, now }, random)
  const customer = random.whole(0, customers - 1)
  const isPaid = status === 'CONFIRMED' && end < now && random.next() < 0.95 && end < now - paidDays * DAY
  const times = { start, end, createdAt, changedAt }
  return { service, staff: key, location, room: room ?? null, ...times, status, isPaid, customer }
}

/** Services that need a room keep to the hours of the place. */
function isClosed(location: LocationKey, span: Interval, service: DemoService): boolean {
  if (service.rooms.length === 0) return false
  const { timeZone, openingHours } = locations[location]
  const hours = { zone: timeZone, weekly: openingHours, exceptions: [] }
  const { starts, ends } = buildWindows(hours, span.start, span.end)
  return !starts.some((start, i) => start <= span.start && (ends[i] as number) >= span.end)
}

function plannedStatus({ needsApproval }: DemoService, isPast: boolean, random: Random): PlannedStatus {
  const chance = random.next()
  if (chance < 0.08) return 'CANCELED'
  if (needsApproval && chance < 0.14) return 'DECLINED'
  return needsApproval && !isPast && chance < 0.2 ? 'PENDING' : 'CONFIRMED'
}

function changeTime(
  { needsApproval }: DemoService,
  status: PlannedStatus,
  { createdAt, start, now }: { createdAt: number; start: number; now: number },
  random: Random,
): number | null {
  if (status === 'PENDING' || (status === 'CONFIRMED' && !needsApproval)) return null
  const until = Math.min(start, now)
  return createdAt + Math.floor((random.next() * (until - createdAt)) / MINUTE) * MINUTE
}

/** Returns true if a booking would take one of the times that stay free. */
function isReservedFree(key: StaffKey, { start, end, service }: PlannedBooking, now: number): boolean {
  const zone = staff[key].timeZone
  if (!reservedFree.staff.includes(key) || start < localDayBounds(toLocalDay(now, zone), zone).start) return false
  const day = toLocalDay(start, zone)
  const at = (clock: string) => localToInstant(`${day}T${clock}`, zone)
  const free = { start: at(reservedFree.from), end: at(reservedFree.to) }
  return overlaps(free, { start, end: end + service.bufferAfterMinutes * MINUTE })
}

function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && a.end > b.start
}
