import type { WholeAddresses } from '../../lib/address.ts'
import { paths } from '../../paths.ts'
import type { ClassData, CourseData } from '../data/class.ts'
import { offerFacts, providerFacts } from '../data/service-facts.ts'
import type { ClassSession } from '../data/sessions.ts'

/** More sessions than search engines show. */
const MOST = 30

/** Upcoming sessions of a class as schema.org events with staff, location and price. */
export function classFacts(whole: WholeAddresses, data: ClassData, business: string): Record<string, unknown> {
  return { '@graph': listUpcoming(data).map((session) => eventFacts(whole, data, business, session)) }
}

/** A course as one schema.org event over all its sessions. */
export function courseFacts(whole: WholeAddresses, data: CourseData, business: string): Record<string, unknown> {
  const { service, sessions } = data
  const first = sessions[0]
  const last = sessions.at(-1)
  const parts = listUpcoming(data).map((session) => eventFacts(whole, data, business, session))
  if (!first || !last) return { '@graph': [] }
  return { ...eventFacts(whole, data, business, { ...first, end: last.end }), name: service.name, subEvent: parts }
}

const listUpcoming = ({ sessions, now }: ClassData): ClassSession[] =>
  sessions.filter(({ end }) => Date.parse(end) > now).slice(0, MOST)

function eventFacts(
  whole: WholeAddresses,
  { service, staff, locations }: ClassData,
  business: string,
  session: ClassSession,
): Record<string, unknown> {
  const url = whole.page(paths.offer(service))
  const location = locations.find(({ id }) => id === session.locationId) ?? locations[0]
  const teachers = staff.filter(({ id }) => session.staffIds.includes(id))
  const isFull = session.obstacle === 'full' || session.obstacle === 'reserved'
  return {
    '@type': 'Event',
    url,
    name: service.name,
    description: service.description || service.tagline || undefined,
    image: whole.picture(service.photoUrl),
    startDate: session.start,
    endDate: session.end,
    eventStatus: `https://schema.org/Event${session.obstacle === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: location && { '@type': 'Place', name: location.name, address: location.address || location.name },
    organizer: providerFacts(whole, business),
    performer: teachers.length > 0 ? teachers.map(({ name }) => ({ '@type': 'Person', name })) : undefined,
    offers: offerWith(offerFacts(service.price, url), isFull),
  }
}

const offerWith = (offer: Record<string, unknown> | undefined, isFull: boolean) =>
  offer && { ...offer, availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}` }
