import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aLocation, expected, readRefusal } from '../support/factories.ts'
import { type Any, aFixture, aThing } from './support/staffing.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const harbour = await aLocation(test.context, siteId, 'Harbour')
const specificLocationOptions = { availableInBusinessLocations: true, businessLocations: [{ locationId: harbour }] }
await aThing(admin)
await aThing(admin, { name: 'Red room', locationOptions: { specificLocationOptions } })
const send = (search: object) => admin.post('/v2/resources/search', { search })

describe('searchResources', () => {
  it('finds words in names, page by page', async () => {
    const { resources, pagingMetadata } = expected(await send({ search: { expression: 'RED' } }))
    expect(resources.map(({ name }: Any) => name)).toEqual(['Red room'])
    expect(pagingMetadata).toMatchObject({ count: 1, hasNext: false })
    expect(
      expected(await send({ search: { expression: 'room' }, cursorPaging: { limit: 1 } })).pagingMetadata.hasNext,
    ).toBe(true)
  })

  it('counts the results', async () => {
    const fieldPath = 'singleResource.locationOptions.specificLocationOptions.businessLocations.locationId'
    const aggregations = [
      { name: 'places', type: 'VALUE', fieldPath, value: {} },
      { name: 'made', type: 'SCALAR', fieldPath: 'id', scalar: { type: 'COUNT_DISTINCT' } },
    ]
    const { aggregationData } = expected(await send({ aggregations }))
    expect(aggregationData.results).toMatchObject([
      { name: 'places', values: { results: [{ value: harbour, count: 1 }] } },
      { name: 'made', scalar: { value: 2 } },
    ])
    const unknown = [{ name: 'x', type: 'VALUE', fieldPath: 'name', value: {} }]
    expect(readRefusal(await send({ aggregations: unknown }))).toMatch(/^400 search\.aggregations\[0\]/)
  })
})
