import { expect, test } from 'vitest'
import type { CourseData } from '../data/class.ts'
import type { ClassSession } from '../data/sessions.ts'
import { NOW } from '../test/fixtures.ts'
import { classFacts, courseFacts } from './class-facts.ts'

const whole = {
  page: (path: string) => `https://studio.example${path}`,
  picture: (url: string | null | undefined) => url ?? undefined,
}
const HOUR = 3_600_000

const sessionIn = (hours: number, change: Partial<ClassSession> = {}): ClassSession => ({
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

const data = (...sessions: ClassSession[]) =>
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
    locations: [
      { id: 'main', name: 'Aventine', address: 'Via 1' },
      { id: 'annex', name: 'Annex', address: '' },
    ],
    sessions,
    now: NOW,
  }) as unknown as CourseData

const listEvents = (...sessions: ClassSession[]) =>
  classFacts(whole, data(...sessions), 'Studio')['@graph'] as Record<string, unknown>[]

test('each upcoming session of a class is an event with its staff, location and price', () => {
  const [event, ...others] = listEvents(sessionIn(-5), sessionIn(2))
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

test('marks full and cancelled sessions', () => {
  const [full, cancelled] = listEvents(sessionIn(2, { obstacle: 'full' }), sessionIn(3, { obstacle: 'cancelled' }))
  expect(full).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
  expect(cancelled).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
})

test('a course is one event from its first session to its last', () => {
  const course = courseFacts(whole, data(sessionIn(-24), sessionIn(24)), 'Studio')
  expect(course).toMatchObject({
    startDate: new Date(NOW - 24 * HOUR).toISOString(),
    endDate: new Date(NOW + 25 * HOUR).toISOString(),
    subEvent: [{ startDate: new Date(NOW + 24 * HOUR).toISOString() }],
  })
  expect(courseFacts(whole, data(), 'Studio')).toEqual({ '@graph': [] })
})
