import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { aFixture, aPlan, listAuditEntries, listEvents, nowhere } from './support/plans.ts'

const test = await createTestApp()
const { admin, visitor } = await aFixture(test)
const archive = (id: string) => admin.post(`/v2/plans/${id}/archive`)

describe('archivePlan', () => {
  it('hides the plan for good', async () => {
    const { id } = await aPlan(admin)
    await admin.post(`/v2/plans/${id}/make-primary`)
    expect(expected(await archive(id)).plan).toMatchObject({ archived: true, public: false, primary: false })
    expect(expected(await visitor.get(`/v2/plans/public?planIds=${id}`)).plans).toEqual([])
    expect((await listEvents(test, id)).slice(-2)).toEqual([
      '3 wix.pricing_plans.plan_updated',
      '4 wix.pricing_plans.plan_plan_archived',
    ])
    expect((await listAuditEntries(test, id)).at(-1)).toBe('archivePlan Gold')
  })

  it('archives hidden plans too, and each plan once: already_archived', async () => {
    const { id } = await aPlan(admin, { public: false })
    const answers = (await Promise.all([archive(id), archive(id)])).map(readRefusal)
    expect(answers.sort()).toEqual(['200', '428 already_archived'])
    expect(readRefusal(await archive(nowhere))).toBe('404 plan_not_found')
  })
})
