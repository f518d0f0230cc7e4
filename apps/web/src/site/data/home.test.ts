import { describe, expect, it } from 'vitest'
import { aContext, aLocation, aService, aTime, livia } from '../test/fixtures.ts'
import { loadHome } from './home.ts'

type Times = Record<string, string[]>

function aHouse(times: Times, services = Object.keys(times).map((id) => aService({ id, name: id }))) {
  return aContext({
    services: { queryServices: () => ({ services }) },
    resources: { listStaff: () => ({ staffMembers: [livia] }) },
    business: { listLocations: () => ({ locations: [aLocation('aventine')] }) },
    availability: {
      listNextFree: ({ serviceIds }: { serviceIds: string[] }) => ({
        timezone: 'Europe/Rome',
        services: serviceIds.map((serviceId) => ({
          serviceId,
          times: (times[serviceId] ?? []).map((time) => aTime(time)),
        })),
      }),
    },
  })
}

/** A class in Lisbon and a course that began there, both shortly before midnight in Lisbon. */
function aHouseInLisbon() {
  const inLisbon = { locations: [{ type: 'BUSINESS' as const, business: { id: 'lisbon' } }] }
  const yoga = aService({ id: 'yoga', type: 'CLASS', name: 'Yoga', ...inLisbon })
  const schedule = { id: 'schedule', firstSessionStart: '2026-11-20T23:30:00Z' }
  const pottery = aService({ id: 'pottery', type: 'COURSE', name: 'Pottery', schedule, ...inLisbon })
  const later = { id: 'schedule-2', firstSessionStart: '2026-12-20T23:30:00Z' }
  const drawing = aService({ id: 'drawing', type: 'COURSE', name: 'Drawing', schedule: later, ...inLisbon })
  const session = {
    serviceId: 'yoga',
    eventInfo: { eventId: 'session' },
    localStartDate: '2026-11-25T23:30:00',
    localEndDate: '2026-11-26T00:30:00',
    location: { id: 'lisbon' },
    bookable: true,
  }
  return aContext({
    services: { queryServices: () => ({ services: [yoga, pottery, drawing] }) },
    resources: { listStaff: () => ({ staffMembers: [] }) },
    business: { listLocations: () => ({ locations: [aLocation('aventine'), aLocation('lisbon', 'Europe/Lisbon')] }) },
    availability: { listEventTimeSlots: () => ({ timeSlots: [session] }) },
  })
}

describe('the home page', () => {
  it('tells the clock of the location of a class or course', async () => {
    const { classes, nextFree, started } = await loadHome(aHouseInLisbon())
    expect(classes.map(({ start, zone }) => [start, zone])).toEqual([['2026-11-25T23:30:00Z', 'Europe/Lisbon']])
    expect(nextFree['yoga']).toMatchObject({ zone: 'Europe/Lisbon' })
    expect(nextFree['drawing']).toMatchObject({ zone: 'Europe/Lisbon' })
    // In Rome it was the 21st already.
    expect(started).toEqual({ pottery: '2026-11-20' })
  })

  it('shows three services where three are free today, soonest first', async () => {
    const { soon } = await loadHome(
      aHouse({
        massage: ['2026-11-24T12:15:00Z', '2026-11-24T12:30:00Z', '2026-11-24T12:45:00Z'],
        haircut: ['2026-11-24T15:00:00Z'],
        talk: ['2026-11-24T13:00:00Z'],
      }),
    )
    expect(soon.map(({ service, start }) => [service.id, start.slice(11, 16)])).toEqual([
      ['massage', '12:15'],
      ['talk', '13:00'],
      ['haircut', '15:00'],
    ])
    expect(soon[0]?.staffName).toBe('Livia Marchetti')
  })

  it('fills up with later times of one service where only one is free', async () => {
    const { soon } = await loadHome(aHouse({ massage: ['2026-11-24T12:15:00Z', '2026-11-24T13:15:00Z'] }))
    expect(soon).toHaveLength(2)
  })

  it('shows the next day with available times when today is full, and never two days at once', async () => {
    const { soon } = await loadHome(aHouse({ massage: ['2026-11-26T09:00:00Z'], haircut: ['2026-11-27T09:00:00Z'] }))
    expect(soon.map(({ service }) => service.id)).toEqual(['massage'])
  })

  it('works without services, and then requests no times', async () => {
    const context = aContext({
      services: { queryServices: () => ({ services: [] }) },
      resources: { listStaff: () => ({ staffMembers: [] }) },
      business: { listLocations: () => ({ locations: [] }) },
    })
    expect(await loadHome(context)).toMatchObject({ categories: [], soon: [], nextFree: {} })
  })

  it('groups by category in the owner’s order', async () => {
    const hair = { id: 'hair', name: 'Hair', sortOrder: 2 }
    const body = { id: 'body', name: 'Bodywork', sortOrder: 1 }
    const services = [aService({ id: 'cut', category: hair }), aService({ id: 'massage', category: body })]
    const { categories } = await loadHome(aHouse({}, services))
    expect(categories.map(({ name, services: of }) => [name, of.length])).toEqual([
      ['Bodywork', 1],
      ['Hair', 1],
    ])
  })
})
