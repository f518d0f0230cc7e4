import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected } from '../support/factories.ts'
import { aFixture, aPlan, listEvents, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)

describe('clearPrimary', () => {
  it('leaves the site without a primary plan, on both addresses and whatever id is named', async () => {
    const { id } = await aPlan(admin)
    for (const path of ['/v2/plans/clear-primary', `/v2/plans/${nowhere}/clear-primary`]) {
      expected(await admin.post(`/v2/plans/${id}/make-primary`))
      expect(expected(await admin.post(path))).toEqual({})
      expect(expected(await admin.get(`/v2/plans/${id}`)).plan.primary).toBe(false)
    }
    expect(await listEvents(test, id)).toHaveLength(5)
  })

  it('does nothing if no plan is primary', async () => {
    const { id } = await aPlan(admin)
    expect(expected(await admin.post('/v2/plans/clear-primary'))).toEqual({})
    expect(await listEvents(test, id)).toHaveLength(1)
  })
})
