import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { type Any, aFixture, aThing, faults, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const send = (resources: object[]) => admin.post('/v2/bulk/resources/update', { resources, returnEntity: true })

describe('bulkUpdateResources', () => {
  it('updates each independently, by its own mask', async () => {
    const blue = await aThing(admin)
    const red = await aThing(admin, { name: 'Red room' })
    const { results, bulkActionMetadata } = expected(
      await send([
        { resource: { id: blue.id, revision: '1', name: 'Green room', ranking: 2 }, fieldMask: { paths: ['ranking'] } },
        { resource: { id: red.id, revision: '4', name: 'New' } },
        { resource: { id: nowhere, revision: '1', name: 'New' } },
      ]),
    )
    expect(results[0]).toMatchObject({ itemMetadata: { success: true }, item: { name: 'Blue room', ranking: 2 } })
    const codes = results.slice(1).map(({ itemMetadata }: Any) => itemMetadata.error.code)
    expect(codes).toEqual(['REVISION_MISMATCH', 'RESOURCE_NOT_FOUND'])
    expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 2 })
  })

  const inItem = [
    ['RESOURCE_NAME_IS_REQUIRED', {}, 'name'],
    [
      'RESOURCE_LOCATION_ID_IS_REQUIRED',
      { locationOptions: { specificLocationOptions: { availableInBusinessLocations: true } } },
      undefined,
    ],
    [
      'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED',
      { locationOptions: { availableInAllLocations: true, specificLocationOptions: {} } },
      undefined,
    ],
    ['RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET', { locationOptions: {} }, undefined],
    [
      'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE',
      { locationOptions: { specificLocationOptions: { businessLocations: [{ locationId: nowhere }] } } },
      undefined,
    ],
  ] as const
  it.each(inItem)('refuses an item that violates %s', async (rule, resource, fieldMask) => {
    const { id } = await aThing(admin)
    const { results } = expected(await send([{ resource: { id, revision: '1', ...resource }, fieldMask }]))
    expect(JSON.stringify(results[0].itemMetadata.error)).toContain(rule)
  })

  it.each([
    ['RESOURCE_WORKING_HOURS_SCHEDULE_ID_IS_REQUIRED', { shared: true }],
    ['RESOURCE_WORKING_HOURS_SHARED_IS_REQUIRED', { scheduleId: nowhere }],
  ])('refuses the whole request: %s', async (rule, value) => {
    const resource = { id: nowhere, revision: '1', singleResource: { workingHoursSchedules: { values: [value] } } }
    expect(faults(await send([{ resource }])).join()).toContain(rule)
  })
})
