import { describe, expect, it } from 'vitest'
import { aContext, aLocation, aQuote, aService, livia, noChoices } from '../test/fixtures.ts'
import { loadService } from './service.ts'

const day = (date: string) => ({ date, state: 'FREE', freeCount: 3 })

function aPage(locations = [aLocation('aventine')], ownIds = ['aventine']) {
  const requested: Record<string, unknown>[] = []
  const context = aContext({
    services: {
      queryServices: ({ query }: { query: { filter: Record<string, { $hasSome: string[] }> } }) => ({
        services: query.filter['supportedSlugs.name']?.$hasSome.includes('swedish-massage')
          ? [aService({ locations: ownIds.map((id) => ({ business: { id } })) })]
          : [],
      }),
      getServiceChoices: () => noChoices,
    },
    bookings: { quoteBooking: () => aQuote },
    resources: { listStaff: () => ({ staffMembers: [livia] }) },
    business: { listLocations: () => ({ locations }) },
    availability: {
      getAvailabilityOverview: (input: Record<string, unknown>) => {
        requested.push(input)
        return {
          timezone: 'x',
          days: [day('2026-11-25')],
          timesOf: '2026-11-25',
          times: [],
          nextFree: null,
          refusal: null,
        }
      },
    },
  })
  const load = async (query = '', slug = 'swedish-massage') => {
    const data = await loadService(context, slug, new URLSearchParams(query))
    return data && 'service' in data ? data : undefined
  }
  return { load, requested }
}

describe('a service and its times', () => {
  it('begins with this week, five weeks long, on the first free day', async () => {
    const { load, requested } = aPage()
    const data = await load()
    expect(requested[0]).toMatchObject({ fromDate: '2026-11-23', days: 35, timesOf: null, timezone: 'Europe/Rome' })
    expect(data).toMatchObject({ today: '2026-11-24', chosen: { day: '2026-11-25', staff: null } })
  })

  it('reads the choices of the URL, and ignores what does not exist', async () => {
    const { load, requested } = aPage()
    await load('day=2026-11-26&staff=livia&location=aventine&zone=America/New_York')
    await load('day=tomorrow&staff=nobody&location=nowhere&zone=Mars/Olympus')
    expect(requested[0]).toMatchObject({
      timesOf: '2026-11-26',
      resourceId: 'livia',
      locationId: 'aventine',
      timezone: 'America/New_York',
    })
    expect(requested[1]).toMatchObject({ timesOf: null, resourceId: null, locationId: null, timezone: 'Europe/Rome' })
  })

  it('moves to the weeks of a chosen day, and never into the past', async () => {
    const { load, requested } = aPage()
    await load('day=2027-01-20')
    await load('from=2026-12-30')
    await load('from=2020-01-01')
    expect(requested.map(({ fromDate }) => fromDate)).toEqual(['2026-12-28', '2026-12-28', '2026-11-23'])
  })

  it('preserves the chosen instant when the zone changes, on its day there', async () => {
    const { load, requested } = aPage()
    await load('time=2026-11-25T01:00:00Z&day=2026-11-25&zone=America/New_York')
    expect(requested[0]).toMatchObject({ timesOf: '2026-11-24' })
  })

  it('uses the zone of the location', async () => {
    const lisbon = aLocation('lisbon', 'Europe/Lisbon')
    const only = aPage([lisbon], ['lisbon'])
    await only.load()
    const both = aPage([aLocation('aventine'), lisbon], ['aventine', 'lisbon'])
    await both.load()
    await both.load('location=lisbon')
    expect([...only.requested, ...both.requested].map(({ timezone }) => timezone)).toEqual([
      'Europe/Lisbon',
      'Europe/Lisbon',
    ])
  })

  it('requires a location before it lists times if locations differ in zone', async () => {
    const lisbon = aLocation('lisbon', 'Europe/Lisbon')
    const both = aPage([aLocation('aventine'), lisbon], ['aventine', 'lisbon'])
    expect(await both.load()).toMatchObject({ needsLocation: true, days: [], times: [] })
    expect(both.requested).toEqual([])
    expect(await both.load('location=lisbon')).toMatchObject({ needsLocation: false, zone: 'Europe/Lisbon' })
    const near = aPage([aLocation('aventine'), aLocation('testaccio')], ['aventine', 'testaccio'])
    expect(await near.load()).toMatchObject({ needsLocation: false, zone: 'Europe/Rome' })
  })

  it('is not found for an unknown slug', async () => {
    expect(await aPage().load('', 'nothing')).toBeUndefined()
  })
})
