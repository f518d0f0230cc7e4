import { randomUUID } from 'node:crypto'
import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aPlan } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { type Answer, anAdmin } from '../support/factories.ts'
import { aCatalogue, aClass, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
const abroad = await anAdmin(app, context, (await aCatalogue(test)).siteId)
const aPlanId = async (client = admin) => (await aPlan(client)).id
const one = await aPlanId()
const two = await aPlanId()
const three = await aPlanId()

const make = (more: Partial<services.Service> = {}) => created(calls, here.key, anAppointment(here, more))
const add = (id: unknown, pricingPlanIds: string[], client = admin) =>
  client.post(`/v2/services/${id}/pricing-plans/add`, { pricingPlanIds })
const remove = (id: unknown, body: object, client = admin) =>
  client.post(`/v2/services/${id}/pricing-plans/remove`, body)
const readErrorCode = ({ status, body }: Answer) => [status, body.details.applicationError.code]

describe('enablePricingPlansForService', () => {
  it('appends plans once, and later updates keep them', async () => {
    const { id } = await make()
    await add(id, [one, two])
    const { body } = await add(id, [two.toUpperCase(), three])
    expect(body.service).toMatchObject({ revision: '3', payment: { pricingPlanIds: [one, two, three] } })
    const edited = await admin.patch(`/v2/services/${id}`, {
      service: { tagLine: 'x', payment: body.service.payment, revision: '3' },
    })
    expect(edited.body.service.payment.pricingPlanIds).toEqual([one, two, three])
  })

  it('requires a service with another payment: SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS', async () => {
    const free = await created(calls, here.key, aClass())
    const requested = await make({ onlineBooking: { enabled: true, requireManualApproval: true } })
    for (const { id } of [free, requested]) {
      expect(readErrorCode(await add(id, [one]))).toEqual([428, 'SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS'])
    }
  })

  it('allows at most 75 plans, and requires valid ids', async () => {
    const { id } = await make()
    const planIds = await Promise.all(Array.from({ length: 75 }, () => aPlanId()))
    expect((await add(id, planIds)).status).toBe(200)
    const { body } = await add(id, [one])
    expect(body.details.validationError.fieldViolations).toMatchObject([
      { field: 'pricingPlanIds', violatedRule: 'MAX_SIZE' },
    ])
    expect((await add(id, ['gold'])).status).toBe(400)
  })

  it('names the plan that is unknown, archived or of another business: INVALID_PRICING_PLAN', async () => {
    const { id } = await make()
    const archived = await aPlanId()
    await admin.post(`/v2/plans/${archived}/archive`)
    for (const unknown of [randomUUID(), archived, await aPlanId(abroad)]) {
      const answer = await add(id, [one, unknown])
      expect(readErrorCode(answer)).toEqual([400, 'INVALID_PRICING_PLAN'])
      expect(answer.body.details.applicationError.data).toEqual({ id: unknown, message: expect.any(String) })
    }
    expect((await admin.get(`/v2/services/${id}`)).body.service.payment.pricingPlanIds).toEqual([])
  })

  it('finds only services of the business: SERVICE_NOT_FOUND', async () => {
    const { id } = await make()
    expect(readErrorCode(await add(id, [one], abroad))).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(readErrorCode(await remove(id, {}, abroad))).toEqual([404, 'SERVICE_NOT_FOUND'])
    expect(readErrorCode(await add(randomUUID(), [one]))).toEqual([404, 'SERVICE_NOT_FOUND'])
  })
})
