import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, listEvents, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin } = await aFixture(test)
const makePrimary = (id: string) => admin.post(`/v2/plans/${id}/make-primary`)

describe('makePlanPrimary', () => {
  it('makes one plan primary, and no other', async () => {
    const [one, two] = [await aPlan(admin), await aPlan(admin)]
    expect(expected(await makePrimary(one.id)).plan.primary).toBe(true)
    expect(expected(await makePrimary(two.id)).plan.primary).toBe(true)
    expect(expected(await admin.get(`/v2/plans/${one.id}`)).plan.primary).toBe(false)
    expect(await listEvents(test, one.id)).toHaveLength(3)
    expected(await makePrimary(two.id))
    expect(await listEvents(test, two.id)).toHaveLength(2)
  })

  it('leaves one primary plan if several are made primary at once', async () => {
    const own = await aFixture(test)
    const made = await Promise.all(Array.from({ length: 5 }, () => aPlan(own.admin)))
    const answers = await Promise.all(made.map(({ id }) => own.admin.post(`/v2/plans/${id}/make-primary`)))
    expect(answers.map(readRefusal)).toEqual(Array(5).fill('200'))
    const { plans } = expected(await own.admin.get('/v2/plans'))
    expect(plans.filter(({ primary }: { primary: boolean }) => primary)).toHaveLength(1)
  })

  it('refuses archived and hidden plans: set_primary_not_supported', async () => {
    const archived = await anArchivedPlan(admin)
    const hidden = await aPlan(admin, { public: false })
    for (const { id } of [archived, hidden]) {
      expect(readRefusal(await makePrimary(id))).toBe('428 set_primary_not_supported')
    }
    expect(readRefusal(await makePrimary(nowhere))).toBe('404 plan_not_found')
  })
})
