import { allSchemas } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aPolicy, everyRule, readPolicy } from './support/policies.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const { id: formId } = await test.db
  .selectFrom('forms')
  .select('id')
  .where('site_id', '=', siteId)
  .executeTakeFirstOrThrow()
const written = {
  ...everyRule,
  intakeFormPolicy: {
    enabled: true,
    formId,
    timing: 'BEFORE_BOOKING',
    completionRequirement: 'REQUIRED_BEFORE_BOOKING',
  },
} as const

type Schema = { properties?: Record<string, { readOnly?: boolean } & Record<string, unknown>> }
const schemas = allSchemas() as Record<string, Schema>

/** Every writable field of a message by its path, those of the messages in it too. */
function writableFields(name: string, path = ''): string[] {
  return Object.entries(schemas[name]?.properties ?? {}).flatMap(([field, schema]) => {
    if (schema.readOnly) return []
    const inner = /schemas\/(policies\.[A-Za-z]+)/.exec(JSON.stringify(schema))?.[1]
    const isMessage = inner && Object.keys(schemas[inner]?.properties ?? {}).length > 0
    return isMessage ? writableFields(inner, `${path}${field}.`) : [`${path}${field}`]
  })
}

/** The paths at which something is written; of a list, those of all its entries. */
function listPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => listPaths(entry, path))
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => [path, ...listPaths(inner, path ? `${path}.${key}` : key)])
}

describe('a booking policy', () => {
  it('is tested with every writable field of the contract', () => {
    const custom = ['staffSortingPolicy.customOptions.implementationId', 'staffSortingPolicy.customOptions.appId']
    const paths = new Set([...listPaths(written), ...custom])
    expect(writableFields('policies.BookingPolicy').filter((field) => !paths.has(field))).toEqual([])
  })

  it('is returned field by field as it was sent, on creation and read', async () => {
    const policy = await aPolicy(admin, written)
    expect(policy).toMatchObject(written)
    expect(await readPolicy(admin, policy.id)).toEqual(policy)
    const again = expected(
      await admin.patch(`/v1/booking-policies/${policy.id}`, { bookingPolicy: { ...policy, name: 'Sent back' } }),
    ).bookingPolicy
    expect(again).toEqual({ ...policy, name: 'Sent back', revision: '2', updatedDate: again.updatedDate })
  })

  it('keeps the custom sorting of an app', async () => {
    const customOptions = {
      implementationId: '22222222-2222-4222-8222-222222222222',
      appId: '33333333-3333-4333-8333-333333333333',
    }
    const staffSortingPolicy = { sortingMethodType: 'CUSTOM', customOptions } as const
    expect((await aPolicy(admin, { staffSortingPolicy })).staffSortingPolicy).toEqual(staffSortingPolicy)
  })
})
