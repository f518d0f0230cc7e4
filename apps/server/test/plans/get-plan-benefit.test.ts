import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPlan, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)

describe('getPlanBenefit', () => {
  it('pays for every service any number of times unless set otherwise', async () => {
    const { id } = await aPlan(admin)
    expect(expected(await admin.get(`/v1/plans/${id}/benefit`))).toEqual({
      planId: id,
      benefit: { creditsPerCycle: null, serviceIds: [], rollsOver: false, booksAhead: true },
    })
  })

  it('finds only plans of the business, and only for staff', async () => {
    const { id } = await aPlan((await aFixture(test)).admin)
    for (const unknown of [id, nowhere]) {
      expect(readRefusal(await admin.get(`/v1/plans/${unknown}/benefit`))).toBe('404 plan_not_found')
    }
    expect(readRefusal(await visitor.get(`/v1/plans/${id}/benefit`))).toBe('403 PERMISSION_DENIED')
  })
})
