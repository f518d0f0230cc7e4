import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, createResourceType, faults, nowhere } from './support/staffing.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const send = (resources: object[], more: object = {}) => admin.post('/v2/bulk/resources/create', { resources, ...more })
const specific = (more: object) => ({ name: 'A', locationOptions: { specificLocationOptions: more } })

describe('bulkCreateResources', () => {
  it('creates each independently, in the order sent', async () => {
    const { id: typeId } = await createResourceType(admin)
    const wanted = [
      { name: 'A', typeId },
      { name: 'B', typeId: nowhere },
    ]
    const { results, bulkActionMetadata } = expected(await send(wanted, { returnEntity: true }))
    expect(results).toMatchObject([
      { itemMetadata: { originalIndex: 0, success: true }, item: { name: 'A', typeId } },
      { itemMetadata: { originalIndex: 1, success: false, error: { code: 'RESOURCE_TYPE_NOT_FOUND' } } },
    ])
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 1, undetailedFailures: 0 })
    expect(expected(await send([{ name: 'C' }])).results[0]).not.toHaveProperty('item')
  })

  it.each([
    ['RESOURCE_LOCATION_ID_IS_REQUIRED', specific({ availableInBusinessLocations: true })],
    [
      'RESOURCE_SPECIFIC_LOCATION_OPTIONS_NOT_ALLOWED',
      { name: 'A', locationOptions: { availableInAllLocations: true, specificLocationOptions: {} } },
    ],
    ['RESOURCE_SPECIFIC_LOCATION_OPTIONS_MUST_BE_SET', { name: 'A', locationOptions: {} }],
    [
      'RESOURCE_AVAILABLE_IN_BUSINESS_LOCATION_MUST_BE_TRUE',
      specific({ businessLocations: [{ locationId: nowhere }] }),
    ],
    [
      'RESOURCE_WORKING_HOURS_NOT_SUPPORTED_IN_BULK_REQUEST',
      { name: 'A', workingHoursSchedules: { values: [{ scheduleId: nowhere }] } },
    ],
    ['REQUIRED_FIELD', {}],
  ])('refuses the whole request: %s', async (rule, resource) => {
    const answer = await send([{ name: 'Fine' }, resource])
    expect(answer.status).toBe(400)
    expect(faults(answer).join()).toContain('resources[1]')
    expect(faults(answer).join()).toContain(rule)
  })
})
