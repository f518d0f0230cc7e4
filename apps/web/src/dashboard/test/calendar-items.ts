import type { Item, Resource } from '../calendar/model.ts'

/** Returns an instant of the day most tests use. */
export const at = (clock: string): number => Date.parse(`2026-11-24T${clock}:00Z`)

/** Creates an item between two times of that day. */
export const anItem = (from: string, until: string, more: Partial<Item> = {}): Item => ({
  key: `booking-${more.id ?? `${from}${until}`}`,
  kind: 'APPOINTMENT',
  id: more.id ?? `${from}${until}`,
  revision: '1',
  sessionId: null,
  from: at(from),
  until: at(until),
  bufferBefore: 0,
  bufferAfter: 0,
  resourceIds: ['livia'],
  staffToBeNamed: false,
  locationId: null,
  serviceId: 'massage',
  title: 'Swedish massage',
  hue: 'ochre',
  customer: 'Chiara Bianchi',
  status: 'CONFIRMED',
  payment: 'PAID',
  unpaid: 0,
  attendance: 'NOT_SET',
  attendedAt: null,
  doubleBooked: false,
  firstVisit: false,
  hasNote: false,
  note: null,
  participants: 1,
  seats: null,
  waiting: 0,
  isSeries: false,
  heldUntil: null,
  ...more,
})

/** Creates a person who works between two times. */
export const aPerson = (id: string, from = '09:00', until = '18:00', more: Partial<Resource> = {}): Resource => ({
  id,
  name: id,
  hue: 'ochre',
  photoUrl: null,
  isPerson: true,
  staffMemberId: id,
  locationIds: [],
  open: [{ from: at(from), until: at(until) }],
  openMinutes: (at(until) - at(from)) / 60_000,
  busyMinutes: 0,
  ...more,
})
