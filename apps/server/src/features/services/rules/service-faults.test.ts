import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { type Known, serviceFaults } from './service-faults.ts'

const known: Known = {
  currency: 'EUR',
  chargeLimits: undefined,
  variantPrices: [],
  feePercentages: [],
  staffTypeId: 'staff',
  resourceTypes: new Set(['staff', 'room']),
  resources: new Map([
    ['ada', 'staff'],
    ['blue', 'room'],
  ]),
  openLocations: new Set(['harbour', 'hill']),
  formExists: true,
  categoryExists: true,
  policyExists: true,
}
const appointment: services.Service = {
  type: 'APPOINTMENT',
  name: 'Massage',
  onlineBooking: { enabled: true },
  defaultCapacity: 1,
  staffMemberIds: ['ada'],
  payment: { rateType: 'NO_FEE', options: { inPerson: true } },
  schedule: { availabilityConstraints: { sessionDurations: [60] } },
}
const {
  staffMemberIds: _staff,
  schedule: _schedule,
  ...session
} = { ...appointment, type: 'CLASS' as const, defaultCapacity: 9 }
const course = { ...session, type: 'COURSE' as const }
const faults = (service: services.Service, more: Partial<Known> = {}) =>
  serviceFaults(service, { ...known, ...more }).map(
    ({ field, ruleName, violatedRule }) => `${field}: ${ruleName ?? violatedRule}`,
  )
const lasting = (constraints: services.AvailabilityConstraints) => ({
  ...appointment,
  schedule: { availabilityConstraints: constraints },
})
const harbour = { type: 'BUSINESS', business: { id: 'harbour' } } as const
const hill = { type: 'BUSINESS', business: { id: 'HILL' } } as const
const own = { type: 'CUSTOM', custom: { address: { city: 'Kiel' } } } as const
const atHome = { type: 'CUSTOMER' } as const

describe('a service', () => {
  it.each([
    ['an appointment', appointment],
    ['a class', session],
    ['a course', course],
    ['an appointment everywhere', { ...appointment, locations: [harbour, hill, own, atHome] }],
    ['a class in two places', { ...session, locations: [harbour, own] }],
    [
      'hours to choose',
      lasting({
        durationRange: { unitType: 'HOUR', hourOptions: { minDurationInMinutes: 60, maxDurationInMinutes: 120 } },
      }),
    ],
    ['a buffer', lasting({ sessionDurations: [5], timeBetweenSessions: 720 })],
    ['rooms instead of people', { ...appointment, staffMemberIds: [], primaryResourceType: 'room' }],
    [
      'a room beside people',
      { ...appointment, serviceResources: [{ resourceType: { id: 'room' }, resourceIds: { values: ['blue'] } }] },
    ],
  ])('may be %s', (_, service) => {
    expect(faults(service as services.Service)).toEqual([])
  })

  const length = 'service.schedule.availabilityConstraints.sessionDurations: INVALID_SESSION_DURATION'
  const range = 'service.schedule.availabilityConstraints.durationRange: INVALID_SESSION_DURATION'
  const buffer = 'service.schedule.availabilityConstraints.timeBetweenSessions'
  it.each<[string, services.Service, string]>([
    ['without a length', lasting({}), length],
    ['with two lengths', lasting({ sessionDurations: [30, 60] }), length],
    ['with a buffer below nothing', lasting({ sessionDurations: [30], timeBetweenSessions: -1 }), `${buffer}: MIN`],
    ['as a class with a length', { ...session, schedule: appointment.schedule }, length],
    [
      'as a class with a buffer',
      { ...session, schedule: { availabilityConstraints: { timeBetweenSessions: 5 } } },
      `${buffer}: MAX`,
    ],
    [
      'with a range beside a length',
      lasting({
        sessionDurations: [60],
        durationRange: { unitType: 'HOUR', hourOptions: { minDurationInMinutes: 60, maxDurationInMinutes: 120 } },
      }),
      range,
    ],
    [
      'with a range the wrong way round',
      lasting({ durationRange: { unitType: 'DAY', dayOptions: { minDurationInDays: 3, maxDurationInDays: 2 } } }),
      range,
    ],
    ['with a range of no unit', lasting({ durationRange: { hourOptions: { minDurationInMinutes: 60 } } }), range],
    [
      'for two at once',
      { ...appointment, defaultCapacity: 2 },
      'service.defaultCapacity: INVALID_APPOINTMENT_CAPACITY',
    ],
    ['for nobody', { ...session, defaultCapacity: 0 }, 'service.defaultCapacity: INVALID_DEFAULT_CAPACITY'],
    ['by nobody', { ...appointment, staffMemberIds: [] }, 'service.staffMemberIds: INVALID_STAFF_MEMBER_IDS'],
    ['by a room', { ...appointment, staffMemberIds: ['blue'] }, 'service.staffMemberIds[0]: INVALID_STAFF_MEMBER_IDS'],
    [
      'by somebody unknown',
      { ...appointment, staffMemberIds: ['ada', 'eve'] },
      'service.staffMemberIds[1]: INVALID_STAFF_MEMBER_IDS',
    ],
    [
      'at a closed place',
      { ...appointment, locations: [{ type: 'BUSINESS', business: { id: 'cellar' } }] },
      'service.locations[0].business.id: INVALID_BUSINESS_LOCATION',
    ],
    [
      'at one place twice',
      { ...appointment, locations: [hill, { type: 'BUSINESS', business: { id: 'hill' } }] },
      'service.locations: INVALID_BUSINESS_LOCATIONS',
    ],
    ['at two places of its own', { ...appointment, locations: [own, own] }, 'service.locations: INVALID_LOCATIONS'],
    ['at two homes', { ...appointment, locations: [atHome, atHome] }, 'service.locations: INVALID_LOCATIONS'],
    [
      'at a home with an address',
      { ...appointment, locations: [{ ...atHome, custom: {} }] },
      'service.locations[0]: INVALID_CUSTOMER_LOCATION',
    ],
    ['as a class at home', { ...session, locations: [atHome] }, 'service.locations[0]: INVALID_CUSTOMER_LOCATION'],
    ['as a course in two places', { ...course, locations: [harbour, own] }, 'service.locations: INVALID_LOCATIONS'],
    [
      'at a place without an address',
      { ...appointment, locations: [{ type: 'CUSTOM', custom: { address: {} } }] },
      'service.locations[0].custom.address: INVALID_CUSTOM_LOCATION',
    ],
    [
      'at a place of no kind',
      { ...appointment, locations: [{}] },
      'service.locations[0].type: INVALID_UNKNOWN_LOCATION',
    ],
    [
      'with groups of add-ons',
      { ...appointment, addOnGroups: [{ name: 'Oils' }] },
      'service.addOnGroups: INVALID_ADD_ON_GROUPS',
    ],
    [
      'with many at once but no approval',
      { ...appointment, onlineBooking: { enabled: true, allowMultipleRequests: true } },
      'service.onlineBooking.allowMultipleRequests: INVALID_ONLINE_BOOKING',
    ],
    ['online or not', { ...appointment, onlineBooking: {} }, 'service.onlineBooking: INVALID_ONLINE_BOOKING'],
    [
      'with things of an unknown kind',
      { ...appointment, primaryResourceType: 'car' },
      'service.primaryResourceType: INVALID_SERVICE_RESOURCES',
    ],
    [
      'with people as rooms',
      { ...appointment, serviceResources: [{ resourceType: { id: 'room' }, resourceIds: { values: ['ada'] } }] },
      'service.serviceResources[0].resourceIds.values: INVALID_SERVICE_RESOURCES',
    ],
    [
      'with one kind twice',
      { ...appointment, serviceResources: [{ resourceType: { id: 'room' } }, { resourceType: { id: 'ROOM' } }] },
      'service.serviceResources[1]: INVALID_SERVICE_RESOURCES',
    ],
  ])('may not be %s', (_, service, wanted) => {
    expect(faults(service).filter((it) => !it.includes('staffMemberIds: ') || wanted.includes('staff'))).toEqual([
      wanted,
    ])
  })

  it('references existing objects', () => {
    expect(faults(appointment, { formExists: false, categoryExists: false, policyExists: false })).toEqual([
      'service.form.id: INVALID_FORM',
      'service.category.id: INVALID_CATEGORY',
      'service.bookingPolicy.id: INVALID_BOOKING_POLICY',
    ])
  })

  it('refuses image URLs that run scripts', () => {
    const media = (url: string) => ({ ...appointment, media: { items: [{ image: { url } }] } })
    for (const url of ['javascript:alert(1)', ' Java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'])
      expect(faults(media(url)), url).toEqual(['service.media.items[0].image.url: FORMAT'])
    for (const url of ['https://example.org/a.png', '/media/a.png', 'wix:image://v1/a', 'a.png', ''])
      expect(faults(media(url)), url).toEqual([])
  })
})
