import { expect, test } from 'vitest'
import type { CourseData } from '../data/class.ts'
import type { Meeting } from '../data/meetings.ts'
import { NOW } from '../test/fixtures.ts'
import { classFacts, courseFacts } from './class-facts.ts'

const whole = {
  page: (path: string) => `https://studio.example${path}`,
  picture: (url: string | null | undefined) => url ?? undefined,
}
const HOUR = 3_600_000

const meetingIn = (hours: number, change: Partial<Meeting> = {}): Meeting => ({
  id: `in ${hours}`,
  serviceId: 'yoga',
  title: 'Yoga',
  staffIds: ['noor'],
  locationId: 'annex',
  total: 8,
  open: 3,
  start: new Date(NOW + hours * HOUR).toISOString(),
  end: new Date(NOW + (hours + 1) * HOUR).toISOString(),
  obstacle: null,
  opensAt: null,
  ...change,
})

const data = (...meetings: Meeting[]) =>
  ({
    service: {
      id: 'yoga',
      type: 'CLASS',
      slug: 'yoga',
      name: 'Yoga',
      description: '',
      tagline: 'Slowly',
      price: { kind: 'free' },
    },
    staff: [{ id: 'noor', name: 'Noor Haddad' }],
    places: [
      { id: 'main', name: 'Aventine', address: 'Via 1' },
      { id: 'annex', name: 'Annex', address: '' },
    ],
    meetings,
    now: NOW,
  }) as unknown as CourseData

const eventsOf = (...meetings: Meeting[]) =>
  classFacts(whole, data(...meetings), 'Studio')['@graph'] as Record<string, unknown>[]

test('each coming meeting of a class is an event with its teacher, place and price', () => {
  const [event, ...others] = eventsOf(meetingIn(-5), meetingIn(2))
  expect(others).toEqual([])
  expect(event).toMatchObject({
    '@type': 'Event',
    name: 'Yoga',
    description: 'Slowly',
    url: 'https://studio.example/classes/yoga',
    startDate: new Date(NOW + 2 * HOUR).toISOString(),
    location: { name: 'Annex', address: 'Annex' },
    performer: [{ '@type': 'Person', name: 'Noor Haddad' }],
    offers: { price: '0', availability: 'https://schema.org/InStock' },
  })
})

test('says what is full and what was cancelled', () => {
  const [full, cancelled] = eventsOf(meetingIn(2, { obstacle: 'full' }), meetingIn(3, { obstacle: 'cancelled' }))
  expect(full).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
})

test('a course is one event from its first meeting to its last', () => {
  const course = courseFacts(whole, data(meetingIn(-24), meetingIn(24)), 'Studio')
  expect(course).toMatchObject({
    startDate: new Date(NOW - 24 * HOUR).toISOString(),
    endDate: new Date(NOW + 25 * HOUR).toISOString(),
    subEvent: [{ startDate: new Date(NOW + 24 * HOUR).toISOString() }],
  })
  expect(courseFacts(whole, data(), 'Studio')).toEqual({ '@graph': [] })
})
