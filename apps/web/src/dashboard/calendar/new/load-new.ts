import type { Client } from '@kalends/sdk'
import { dayIn } from '../../../lib/format.ts'
import { loadStaff, type StaffChoice } from '../../data/choices.ts'
import { readDay } from '../../data/read-day.ts'
import { readGuid } from '../../data/views.ts'
import type { StaffSession } from '../../staff-context.ts'
import { loadBookableServices, loadGroupServices } from '../data/load-services.ts'
import { MINUTE, type ServiceChoice } from '../model.ts'
import { formatClock } from './wall-clock.ts'

/** Initial values of the new booking form, from the clicked slot, and everything to choose from. */
export type NewBooking = {
  kind: 'booking' | 'session' | 'block'
  services: ServiceChoice[]
  people: StaffChoice[]
  day: string
  clock: string
  staffId: string
  /** The location that the calendar shows; empty for all. */
  locationId: string
  /** The initial service; empty for the first one. */
  serviceId: string
  /** Null for the service's own length. */
  minutes: number | null
  canOverlap: boolean
  canBlock: boolean
  /** Idempotency key: submitting twice has one effect. */
  key: string
}

type Requested = { search: URLSearchParams; zone: string; now: number }

/** Returns null when no new booking is requested or allowed. */
export async function loadNewDraft(
  client: Client,
  session: StaffSession,
  requested: Requested,
): Promise<NewBooking | null> {
  const { search, zone, now } = requested
  const can = (right: StaffSession['permissions'][number]): boolean => session.permissions.includes(right)
  if (!search.has('new') || !can('MANAGE_BOOKINGS')) return null
  const requestedKind = search.get('kind')
  const kind =
    (requestedKind === 'block' || requestedKind === 'session') && can('MANAGE_CALENDAR') ? requestedKind : 'booking'
  const loadServices = kind === 'session' ? loadGroupServices : loadBookableServices
  const [services, people] = await Promise.all([loadServices(client), loadStaff(client, session)])
  const start = Date.parse(search.get('new') ?? '')
  const at = Number.isNaN(start) ? nextQuarter(now) : start
  const length = Number(search.get('length'))
  return {
    kind,
    services,
    people,
    serviceId: readGuid(search.get('service')) ?? '',
    day: (Number.isNaN(start) && readDay(search.get('day'))) || dayIn(at, zone),
    clock: formatClock(at, zone),
    staffId: readGuid(search.get('with')) ?? readGuid(search.get('staff')) ?? session.resourceIds[0] ?? '',
    locationId: readGuid(search.get('location')) ?? '',
    minutes: Number.isInteger(length) && length > 0 && length <= 1440 ? length : null,
    canOverlap: can('OVERRIDE_AVAILABILITY'),
    canBlock: can('MANAGE_CALENDAR'),
    key: crypto.randomUUID(),
  }
}

const nextQuarter = (now: number): number => Math.ceil(now / (15 * MINUTE)) * 15 * MINUTE
