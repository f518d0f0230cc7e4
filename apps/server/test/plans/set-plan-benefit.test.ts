import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { aService, aStaffMember, expected, readRefusal } from '../support/factories.ts'
import { aFixture, anArchivedPlan, aPlan, listAuditEntries, listViolations, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, siteId } = await aFixture(test)
const service = await aService(test.context, siteId, [await aStaffMember(test.context, siteId)], { price: '60' })
const set = (id: string, benefit: object) =>
  admin.put(`/v1/plans/${id}/benefit`, {
    benefit: { creditsPerCycle: null, serviceIds: [], rollsOver: false, ...benefit },
  })

describe('setPlanBenefit', () => {
  it('sets credits per cycle and services, and replaces them', async () => {
    const { id } = await aPlan(admin)
    const benefit = { creditsPerCycle: 10, serviceIds: [service.id], rollsOver: true, booksAhead: true }
    expect(expected(await set(id, { ...benefit, serviceIds: [service.id, service.id.toUpperCase()] }))).toEqual({
      planId: id,
      benefit,
    })
    expect(expected(await admin.get(`/v1/plans/${id}/benefit`)).benefit).toEqual(benefit)
    const unlimited = { creditsPerCycle: null, serviceIds: [], rollsOver: false }
    expected(await set(id, { ...unlimited, booksAhead: false }))
    // Who does not know the setting leaves it as it is.
    expected(await set(id, unlimited))
    expect(expected(await admin.get(`/v1/plans/${id}/benefit`)).benefit).toEqual({ ...unlimited, booksAhead: false })
    // What changes nothing is not recorded.
    expect(await listAuditEntries(test, id)).toEqual(['createPlan Gold', ...Array(2).fill('setPlanBenefit Gold')])
  })

  it('refuses services of others, credits out of range and unknown fields', async () => {
    const { id } = await aPlan(admin)
    const other = await aFixture(test)
    const foreign = await aService(test.context, other.siteId, [await aStaffMember(test.context, other.siteId)])
    for (const unknown of [nowhere, foreign.id]) {
      expect(listViolations(await set(id, { serviceIds: [service.id, unknown] }))).toEqual([
        'benefit.serviceIds[1]: FORMAT',
      ])
    }
    for (const creditsPerCycle of [0, -1, 10_001, 1.5]) {
      expect(listViolations(await set(id, { creditsPerCycle }))[0]).toMatch(/^benefit\.creditsPerCycle: /)
    }
    expect(listViolations(await set(id, { credits: 5 }))).toEqual(['benefit.credits: UNKNOWN_FIELD'])
  })

  it('refuses archived and unknown plans', async () => {
    const { id } = await anArchivedPlan(admin)
    expect(listViolations(await set(id, {}))).toEqual(['planId: FORMAT'])
    expect(readRefusal(await set(nowhere, {}))).toBe('404 plan_not_found')
  })
})
