import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { someAddOns } from '../support/choices.ts'
import { createTestApp } from '../support/index.ts'
import { aCatalogue, aClass, anAppointment, callsOn, created, listViolations } from './catalogue.ts'

const test = await createTestApp()
const calls = callsOn(test)
const here = await aCatalogue(test)
const there = await aCatalogue(test)

const make = async (service: services.Service) => {
  test.clock.advance({ minutes: 1 })
  return created(calls, here.key, service)
}
const location = { type: 'BUSINESS' as const, business: { id: here.locationId } }
const massage = await make(
  anAppointment(here, { name: 'Deep Massage', category: { id: here.categoryId }, locations: [location] }),
)
await make(anAppointment(here, { name: 'Sauna', hidden: true, staffMemberIds: here.staffIds }))
await make(aClass({ name: 'Yoga', locations: [location, { type: 'CUSTOM', custom: { address: { city: 'Kiel' } } }] }))
await make(aClass({ name: 'Yin Yogá', onlineBooking: { enabled: false } }))
await created(calls, there.key, anAppointment(there, { name: 'Massage elsewhere' }))
const { ids: addOnIds } = await someAddOns(test.context, here.siteId, massage.id ?? '', [
  { name: 'Steam', durationMinutes: 20 },
  { name: 'Oil', maxQuantity: 3 },
])

const request = (search: object, actor = here.key) =>
  test.app.inject({
    method: 'POST',
    url: '/v2/services/search',
    headers: { authorization: actor },
    payload: { search },
  })
const findNames = async (search: object, actor = here.key): Promise<string[]> => {
  const answer = await request(search, actor)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().services.map(({ name }: services.Service) => name)
}
const all = ['Deep Massage', 'Sauna', 'Yoga', 'Yin Yogá']

describe('searchServices', () => {
  it('finds words of the name, any or all, misspelt ones if requested', async () => {
    expect(await findNames({})).toEqual(all)
    expect(await findNames({ search: { expression: 'yoga' } })).toEqual(['Yoga', 'Yin Yogá'])
    expect(await findNames({ search: { expression: 'sauna DEEP' } })).toEqual(['Deep Massage', 'Sauna'])
    expect(await findNames({ search: { expression: 'yin yoga', mode: 'AND', fields: ['name'] } })).toEqual(['Yin Yogá'])
    expect(await findNames({ search: { expression: 'masage' } })).toEqual([])
    expect(await findNames({ search: { expression: 'masage', fuzzy: true } })).toEqual(['Deep Massage'])
  })

  it('shows customers visible ones, and none of another business', async () => {
    expect(await findNames({}, here.visitor)).toEqual(['Deep Massage', 'Yoga', 'Yin Yogá'])
    expect(await findNames({ search: { expression: 'massage' } }, there.visitor)).toEqual(['Massage elsewhere'])
  })

  it.each([
    [{ 'category.sortOrder': 3 }, ['Deep Massage']],
    [{ 'addOnDetails.addOnId': { $hasSome: addOnIds } }, ['Deep Massage']],
    [{ 'addOnDetails.durationInMinutes': { $hasAll: [20] } }, ['Deep Massage']],
    [{ 'locations.business.name': { $hasSome: ['Harbour'] } }, ['Deep Massage', 'Yoga']],
    [{ 'locations.type': { $hasSome: ['CUSTOM'] } }, ['Yoga']],
    [{ 'locations.calculatedAddress.formattedAddress': { $hasSome: ['Kiel'] } }, ['Yoga']],
    [{ 'locations.calculatedAddress.formattedAddress': { $hasSome: ['Kiel, DE'] } }, ['Deep Massage', 'Yoga']],
    [{ 'bookingPolicy.id': massage.bookingPolicy?.id, type: 'CLASS' }, ['Yoga', 'Yin Yogá']],
  ])('finds by %j', async (filter, names) => {
    expect(await findNames({ filter })).toEqual(names)
  })

  it('sorts, and continues with the cursor alone', async () => {
    const sort = [{ fieldName: 'name', order: 'DESC' }]
    const first = await request({ sort, search: { expression: 'a' }, cursorPaging: { limit: 3 } })
    expect(first.json().services.map(({ name }: services.Service) => name)).toEqual(['Yoga', 'Yin Yogá', 'Sauna'])
    expect(first.json().pagingMetadata).toMatchObject({ count: 3, hasNext: true, cursors: { prev: null } })
    const { next } = first.json().pagingMetadata.cursors
    expect(await findNames({ cursorPaging: { cursor: next } })).toEqual(['Deep Massage'])
    expect(listViolations(await request({ cursorPaging: { cursor: `${next}x` } }))).toEqual([
      'search.cursorPaging.cursor: FORMAT',
    ])
    expect(listViolations(await request({ cursorPaging: { cursor: next }, sort }))).toEqual([
      'search.sort: NOT_BESIDE_CURSOR',
    ])
  })

  it('aggregates everything found', async () => {
    const aggregations = [
      { name: 'types', type: 'VALUE', fieldPath: 'type', value: {} },
      { name: 'staff', type: 'VALUE', fieldPath: 'staffMemberIds', value: {} },
      { name: 'places', type: 'VALUE', fieldPath: 'locations.business.name', value: { missingValues: 'INCLUDE' } },
      { name: 'extras', type: 'RANGE', fieldPath: 'addOnDetails.durationInMinutes', range: { buckets: [{ to: 30 }] } },
      { name: 'made', type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'DAY' } },
      { name: 'newest', type: 'SCALAR', fieldPath: 'createdDate', scalar: { type: 'MAX' } },
      {
        name: 'both',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'type', type: 'VALUE', fieldPath: 'type', value: {} },
            { name: 'hidden', type: 'VALUE', fieldPath: 'hidden', value: {} },
          ],
        },
      },
    ]
    const answer = await request({ aggregations, cursorPaging: { limit: 0 }, timeZone: 'Asia/Tokyo' })
    const { services: page, aggregationData, pagingMetadata } = answer.json()
    expect([page, pagingMetadata.count]).toEqual([[], 0])
    const result = (name: string) => aggregationData.results.find((it: { name: string }) => it.name === name)
    expect(result('types').values.results).toEqual([
      { value: 'APPOINTMENT', count: 2 },
      { value: 'CLASS', count: 2 },
    ])
    expect(result('staff').values.results[0]).toEqual({ value: here.staffIds[0], count: 2 })
    expect(result('places').values.results).toEqual([
      { value: 'Harbour', count: 2 },
      { value: expect.any(String), count: 2 },
    ])
    expect(result('extras').ranges.results).toEqual([{ to: 30, count: 1 }])
    expect(result('made').dateHistogram.results).toEqual([{ value: '2026-06-01T00:00:00.000+09:00', count: 4 }])
    expect(result('newest').scalarDate).toEqual({ type: 'MAX', value: '2026-06-01T09:04:00.000Z' })
    expect(result('both').nested.results).toContainEqual({
      results: {
        type: { value: { value: 'CLASS', count: 2 } },
        hidden: { value: { value: 'false', count: 2 } },
      },
    })
  })

  const many = Array.from({ length: 11 }, (_, index) => ({ name: `${index}`, type: 'VALUE', fieldPath: 'type' }))
  it.each([
    [{ aggregations: many }, 'search.aggregations: MAX_SIZE'],
    [{ aggregations: [many[0], many[0]] }, 'search.aggregations[1].name: NAME_NOT_UNIQUE'],
    [{ aggregations: [{ ...many[0], fieldPath: 'media' }] }, 'search.aggregations[0].fieldPath: UNKNOWN_FIELD'],
    [{ search: { expression: 'a'.repeat(201) } }, 'search.search.expression: MAX_LENGTH'],
    [{ search: { expression: 'a', fields: ['description'] } }, 'search.search.fields[0]: UNKNOWN_FIELD'],
    [{ filter: { media: 1 } }, 'search.filter.media: UNKNOWN_FIELD'],
    [{ timeZone: 'Nowhere/Land' }, 'search.timeZone: FORMAT'],
    [{ cursorPaging: { limit: 0 } }, 'search.cursorPaging.limit: MIN'],
    [{ sort: Array.from({ length: 11 }, () => ({ fieldName: 'name' })) }, 'search.sort: MAX_SIZE'],
  ])('refuses %j, naming the field', async (search, fault) => {
    expect(listViolations(await request(search))).toEqual([fault])
  })

  it('reads row aggregations in few statements', async () => {
    const either = (count: number, name: string, operator: string) => ({
      filter: { $or: Array.from({ length: count }, () => ({ [name]: { [operator]: ['x'] } })) },
    })
    const address = 'locations.calculatedAddress.formattedAddress'
    expect((await request(either(12, address, '$hasSome'))).statusCode).toBe(200)
    expect(listViolations(await request(either(13, address, '$hasSome')))).toEqual([
      expect.stringMatching(/: MAX_SIZE$/),
    ])
    expect((await request(either(90, 'tagLine', '$in'))).statusCode).toBe(200)
  })
})
