import type { WholeAddresses } from '../../lib/address.ts'
import { paths } from '../../paths.ts'
import type { CourseData, MeetingsData } from '../data/class.ts'
import type { Meeting } from '../data/meetings.ts'
import { offerFacts, providerFacts } from '../service/service-facts.ts'

/** As many meetings as a search engine shows at once, and more. */
const MOST = 30

/** The coming meetings of a class in the words of schema.org, each an event with its teachers, place and price. */
export function classFacts(whole: WholeAddresses, data: MeetingsData, business: string): Record<string, unknown> {
  return { '@graph': comingOf(data).map((meeting) => eventFacts(whole, data, business, meeting)) }
}

/** A course is one event over all its meetings. */
export function courseFacts(whole: WholeAddresses, data: CourseData, business: string): Record<string, unknown> {
  const { service, meetings } = data
  const [first, last] = [meetings[0], meetings.at(-1)]
  const parts = comingOf(data).map((meeting) => eventFacts(whole, data, business, meeting))
  if (!first || !last) return { '@graph': [] }
  return { ...eventFacts(whole, data, business, { ...first, end: last.end }), name: service.name, subEvent: parts }
}

const comingOf = ({ meetings, now }: MeetingsData): Meeting[] =>
  meetings.filter(({ end }) => Date.parse(end) > now).slice(0, MOST)

function eventFacts(
  whole: WholeAddresses,
  { service, staff, places }: MeetingsData,
  business: string,
  meeting: Meeting,
): Record<string, unknown> {
  const url = whole.page(paths.offer(service))
  const place = places.find(({ id }) => id === meeting.locationId) ?? places[0]
  const teachers = staff.filter(({ id }) => meeting.staffIds.includes(id))
  const isFull = meeting.obstacle === 'full' || meeting.obstacle === 'reserved'
  return {
    '@type': 'Event',
    url,
    name: service.name,
    description: service.description || service.tagline || undefined,
    image: whole.picture(service.photoUrl),
    startDate: meeting.start,
    endDate: meeting.end,
    eventStatus: `https://schema.org/Event${meeting.obstacle === 'cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place && { '@type': 'Place', name: place.name, address: place.address || place.name },
    organizer: providerFacts(whole, business),
    performer: teachers.length > 0 ? teachers.map(({ name }) => ({ '@type': 'Person', name })) : undefined,
    offers: offerWith(offerFacts(service.price, url), isFull),
  }
}

const offerWith = (offer: Record<string, unknown> | undefined, isFull: boolean) =>
  offer && { ...offer, availability: `https://schema.org/${isFull ? 'SoldOut' : 'InStock'}` }
