import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aPolicy, listViolations } from './support/policies.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const elsewhere = await aFixture(test)
const count = (filter?: object) => visitor.post('/v1/booking-policies/count', filter ? { filter } : {})

describe('countBookingPolicies', () => {
  it('counts policies of this business outside the trash', async () => {
    expect(expected(await count())).toEqual({ count: 1 })
    const { id } = await aPolicy(admin, { name: 'One more' })
    await aPolicy(elsewhere.admin, { name: 'One more' })
    expect(expected(await count({ name: 'One more' })).count).toBe(1)
    expected(await admin.delete(`/v1/booking-policies/${id}`))
    expect(expected(await count()).count).toBe(1)
  })

  it('refuses an unknown filter', async () => {
    expect(listViolations(await count({ mood: 1 }))[0]).toMatch(/^filter\.mood/)
  })
})
