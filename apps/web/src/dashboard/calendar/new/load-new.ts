import type { Client } from '@kalends/sdk'
import { dayIn } from '../../../lib/format.ts'
import { loadStaff, type StaffChoice } from '../../data/choices.ts'
import { dayOf } from '../../data/day-of.ts'
import { guidOf } from '../../data/views.ts'
import type { StaffSession } from '../../staff-context.ts'
import { loadBookableServices, loadGroupServices } from '../data/load-services.ts'
import { MINUTE, type ServiceChoice } from '../model.ts'
import { clockOf } from './at-wall.ts'

/** What the form for a new booking begins with: what the empty place said, and everything to choose from. */
export type NewBooking = {
  what: 'booking' | 'meeting' | 'block'
  services: ServiceChoice[]
  people: StaffChoice[]
  day: string
  clock: string
  staffId: string
  /** The service it begins with; empty: the first. */
  serviceId: string
  /** Null: as long as the service is. */
  minutes: number | null
  mayOverlap: boolean
  mayBlock: boolean
  /** Goes with the form, so that two presses are one. */
  key: string
}

type Requested = { search: URLSearchParams; zone: string; now: number }

/** Null where no new booking is asked for, or not allowed. */
export async function loadNew(client: Client, session: StaffSession, requested: Requested): Promise<NewBooking | null> {
  const { search, zone, now } = requested
  const may = (right: StaffSession['permissions'][number]): boolean => session.permissions.includes(right)
  if (!search.has('new') || !may('MANAGE_BOOKINGS')) return null
  const asks = search.get('what')
  const what = (asks === 'block' || asks === 'meeting') && may('MANAGE_CALENDAR') ? asks : 'booking'
  const loadServices = what === 'meeting' ? loadGroupServices : loadBookableServices
  const [services, people] = await Promise.all([loadServices(client), loadStaff(client, session)])
  const start = Date.parse(search.get('new') ?? '')
  const at = Number.isNaN(start) ? nextQuarter(now) : start
  const length = Number(search.get('length'))
  return {
    what,
    services,
    people,
    serviceId: guidOf(search.get('service')) ?? '',
    day: (Number.isNaN(start) && dayOf(search.get('day'))) || dayIn(at, zone),
    clock: clockOf(at, zone),
    staffId: guidOf(search.get('with')) ?? guidOf(search.get('staff')) ?? session.resourceIds[0] ?? '',
    minutes: Number.isInteger(length) && length > 0 && length <= 1440 ? length : null,
    mayOverlap: may('OVERRIDE_AVAILABILITY'),
    mayBlock: may('MANAGE_CALENDAR'),
    key: crypto.randomUUID(),
  }
}

const nextQuarter = (now: number): number => Math.ceil(now / (15 * MINUTE)) * 15 * MINUTE
