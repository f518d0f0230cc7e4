import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aHouse, aPolicy, faultsOf } from './support/policies.ts'

const test = await createTestApp()
const { desk, visitor } = await aHouse(test)
const elsewhere = await aHouse(test)
const count = (filter?: object) => visitor.post('/v1/booking-policies/count', filter ? { filter } : {})

describe('countBookingPolicies', () => {
  it('counts those of this business that are not in the trash', async () => {
    expect(expected(await count())).toEqual({ count: 1 })
    const { id } = await aPolicy(desk, { name: 'One more' })
    await aPolicy(elsewhere.desk, { name: 'One more' })
    expect(expected(await count({ name: 'One more' })).count).toBe(1)
    expected(await desk.delete(`/v1/booking-policies/${id}`))
    expect(expected(await count()).count).toBe(1)
  })

  it('refuses a filter it does not know', async () => {
    expect(faultsOf(await count({ mood: 1 }))[0]).toMatch(/^filter\.mood/)
  })
})
