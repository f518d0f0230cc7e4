import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, listEvents, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const setVisible = (id: string, visible: boolean) => admin.put(`/v2/plans/${id}/visibility`, { visible })

describe('setPlanVisibility', () => {
  it('hides a plan from customers, and shows it again', async () => {
    const { id } = await aPlan(admin)
    const list = async () => expected(await visitor.get(`/v2/plans/public?planIds=${id}`)).plans.length
    expect(expected(await setVisible(id, false)).plan.public).toBe(false)
    expect(await list()).toBe(0)
    expect(expected(await setVisible(id, true)).plan.public).toBe(true)
    expect(await list()).toBe(1)
  })

  it('writes nothing if nothing changes', async () => {
    const { id, updatedDate } = await aPlan(admin)
    expect(expected(await setVisible(id, true)).plan.updatedDate).toBe(updatedDate)
    expect(await listEvents(test, id)).toEqual(['1 wix.pricing_plans.plan_created'])
  })

  it('leaves the site without a primary plan when that one is hidden', async () => {
    const { id } = await aPlan(admin)
    await admin.post(`/v2/plans/${id}/make-primary`)
    expect(expected(await setVisible(id, false)).plan.primary).toBe(false)
    expect(expected(await setVisible(id, true)).plan.primary).toBe(false)
  })

  it('refuses an archived plan: set_visibility_not_supported', async () => {
    const { id } = await anArchivedPlan(admin)
    for (const visible of [true, false]) {
      expect(readRefusal(await setVisible(id, visible))).toBe('428 set_visibility_not_supported')
    }
    expect(readRefusal(await setVisible(nowhere, true))).toBe('404 plan_not_found')
  })
})
