import type { services } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { aPlan } from '../plans/support/plans.ts'
import { createTestApp } from '../support/app.ts'
import { type Answer, anAdmin } from '../support/factories.ts'
import { aCatalogue, anAppointment, callsOn, created } from './catalogue.ts'

const test = await createTestApp()
const { app, context } = test
const calls = callsOn(test)
const here = await aCatalogue(test)
const admin = await anAdmin(app, context, here.siteId)
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

describe('disablePricingPlansForService', () => {
  it('removes the given plans, and all if none is given', async () => {
    const { id } = await make()
    await add(id, [one, two, three])
    expect((await remove(id, { pricingPlanIds: [two] })).body.service.payment.pricingPlanIds).toEqual([one, three])
    expect((await remove(id, {})).body.service.payment.pricingPlanIds).toEqual([])
  })

  it('names the plan the service does not have: INVALID_PRICING_PLAN', async () => {
    const { id } = await make()
    await add(id, [one])
    const answer = await remove(id, { pricingPlanIds: [one, two] })
    expect(readErrorCode(answer)).toEqual([400, 'INVALID_PRICING_PLAN'])
    expect(answer.body.details.applicationError.data).toEqual({ id: two, message: 'The service has no such plan.' })
    expect((await admin.get(`/v2/services/${id}`)).body.service.payment.pricingPlanIds).toEqual([one])
  })
})
